"""The pages of docs/reference and docs/rules, which are written by the code they describe."""
