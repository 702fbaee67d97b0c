"""What every audience stands on: who asks, the desk they all go to, and the form of answers, errors and limits."""
