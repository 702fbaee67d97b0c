"""What people read, in English, Italian and Spanish: Fluent messages, and the sentences made from them."""
