"""The rules of each book, one module per book: number, title, and a summary in our words."""
