"""Random play in batches: steps a second of processor time, of this process and of the engine. Run by python.bench.ts."""

import json
import random
import resource
import sys
import time

import bellwether

game, steps, wishes = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
SIZE = 256


def used(who):
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def any_of(answer):
    return random.choice(answer["choices"] if "choices" in answer else answer["legal"])


random.seed(1)
batch = bellwether.Batch(game, SIZE, seed=1, **wishes)
began = time.process_time()
for _ in range(steps // SIZE):
    batch.step([any_of(answer) for answer in batch.answers])
python = time.process_time() - began
batch.close()
# The engine's time counts from its start.
print(json.dumps({"python": steps / python, "engine": steps / used(resource.RUSAGE_CHILDREN)}))
