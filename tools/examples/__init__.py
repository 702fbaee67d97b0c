"""The examples in the description of the API: what a sample room was really asked, and what it answered."""
