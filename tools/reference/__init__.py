"""The pages of docs/reference that are written by the code they describe."""
