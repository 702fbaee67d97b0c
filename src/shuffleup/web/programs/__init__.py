"""Programs, our pages among them: they follow events, are told of them, have sums done, and watch the server itself."""
