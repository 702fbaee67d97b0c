"""What every audience stands on: who asks, the desk that all go to, and the form of answers, errors and limits.

It answers nobody by itself, and knows no audience. What two of them need is here.
"""
