#!/usr/bin/env python3
"""A bot that plays any game of Orrery over standard input and output.

    npx orrery arena liberation level:1 --bot examples/bots/bot.py

It needs Python 3.8 or later and nothing else. What is said line by line is described in docs/bots.md.
It is no great player: it would rather act than pass, prefers what it has not just done, and leaves the rest to chance.
"""
import json
import random
import sys

IDLE = {"pass", "skip", "done", "stop", "decline", "stay"}


class Bot:
    def __init__(self, hello):
        self.hello = hello  # rules, options, pack, names and vocabulary of this table
        self.seat = 0
        self.past = []
        self.chance = random.Random(0)

    def new_game(self, message):
        self.seat = message["seat"]
        self.past = []
        self.chance = random.Random(message["seed"])

    def decide(self, message):
        # The past comes piece by piece: it is kept up to `from`, then goes on with what is new.
        self.past = self.past[: message["from"]] + message["past"]
        mine = [entry["choice"] for entry in self.past if "choice" in entry]
        last = mine[-1] if mine else None

        def appeal(option):
            choice = option["choice"]
            if choice["verb"] in IDLE:
                return 1
            return 2 if choice == last else 6

        options = message["open"]
        return self.chance.choices(options, [appeal(option) for option in options])[0]["code"]


def say(message):
    print(json.dumps(message), flush=True)  # without a flush nobody hears it


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            bot = Bot(message)
            say({"type": "ready", "name": "example in Python", "version": "1"})
        elif kind == "game":
            bot.new_game(message)
        elif kind == "decide":
            say({"type": "answer", "id": message["id"], "choice": bot.decide(message)})
        elif kind == "error":
            print(message["message"], file=sys.stderr)  # whatever is not an answer goes to standard error
        elif kind == "quit":
            return


if __name__ == "__main__":
    main()
