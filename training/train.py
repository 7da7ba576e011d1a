"""Self-play for Liberation. See README.md.

  train.py --library env.so --seconds 600 --out DIR [--resume DIR] [--from 0 --to 0.5]
  train.py … --respond D --frozen DIR/net.bin [--cold]      best response of one side against a frozen net
  train.py … --measure --frozen DIR/net.bin                 the net against itself, by pack
With --prune the frozen net never plays what it would play more rarely than this, as the product's does; with --temperature it is more careless.
"""

import argparse
import copy
import json
import os
import time

import torch
from torch.nn import functional as F

import packs as all_packs
from env import Env, ROW
from net import ACTIONS, BASE, CITIES, HAND, MASK, OBSERVED, OUT, VALUE, Net, critic, read_flat, write_flat

parser = argparse.ArgumentParser()
parser.add_argument("--library", required=True)
parser.add_argument("--out", required=True)
parser.add_argument("--seconds", type=float, default=60)
parser.add_argument("--resume")
parser.add_argument("--frozen")
parser.add_argument("--respond", choices=["D", "L"])
parser.add_argument("--cold", action="store_true")
parser.add_argument("--measure", action="store_true")
parser.add_argument("--pack", help="train for the pack of this name alone")
parser.add_argument("--emphasis", default="", help="packs whose name begins so get four times as many games")
parser.add_argument("--prune", type=float, default=0.0)
parser.add_argument("--temperature", type=float, default=1.0)
parser.add_argument("--calm", type=float, default=1e-4, help="how much large scores of open choices cost")
parser.add_argument("--plain", action="store_true", help="no compiler")
parser.add_argument("--from", dest="start", type=float, default=0.0, help="where on the schedule to begin, 0 … 1")
parser.add_argument("--to", dest="end", type=float, default=1.0)
parser.add_argument("--games", type=int, default=65536)
parser.add_argument("--steps", type=int, default=32)
parser.add_argument("--batch", type=int, default=65536)
parser.add_argument("--rate", type=float, default=8e-4)
parser.add_argument("--pull", type=float, default=0.05)
parser.add_argument("--pool", type=float, default=0.125, help="share of the games in which one side is an earlier self")
parser.add_argument("--every", type=float, default=60, help="seconds between checkpoints")
parser.add_argument("--seed", type=int, default=1)
args = parser.parse_args()

device = "cuda" if torch.cuda.is_available() else "cpu"
half = torch.bfloat16
torch.manual_seed(args.seed)
if device == "cuda":
    torch.backends.cuda.matmul.allow_tf32 = True
os.makedirs(args.out, exist_ok=True)
log_file = open(os.path.join(args.out, "log.jsonl"), "a")

N, T, B = args.games, args.steps, args.batch
packs = [p for p in all_packs.training() if args.pack in (None, p["name"])]
if args.emphasis:
    packs = [{**p, "weight": p["weight"] * (4 if p["name"].startswith(args.emphasis) else 1)} for p in packs]
if args.measure:
    packs = [{**p, "weight": 0.3 if p["name"].startswith("random") else 3} for p in packs]
env = Env(args.library, N, args.seed * 1_000_003, device)
env.packs(packs)

policy, judge = Net().to(device), critic().to(device)
if args.frozen:
    frozen = read_flat(args.frozen).to(device)
    if not args.cold:
        policy.load_state_dict(frozen.state_dict())
slow = copy.deepcopy(policy)
learned = list(policy.parameters()) + list(judge.parameters())
rate = torch.tensor(args.rate, device=device) if device == "cuda" else args.rate
optimizer = torch.optim.Adam(learned, lr=rate, eps=1e-5, **({"fused": True, "capturable": True} if device == "cuda" else {}))
pool = [copy.deepcopy(policy)]
if args.resume:
    kept = torch.load(os.path.join(args.resume, "weights.pt"), map_location=device)
    policy.load_state_dict(kept["policy"])
    judge.load_state_dict(kept["judge"])
    slow.load_state_dict(kept["slow"])
    if not args.respond and os.path.exists(os.path.join(args.resume, "adam.pt")):
        moments = torch.load(os.path.join(args.resume, "adam.pt"), map_location=device)
        state = optimizer.state_dict()
        state["state"] = {i: {"step": torch.tensor(float(m["step"]), device=device if device == "cuda" else "cpu"), "exp_avg": m["exp_avg"].float(), "exp_avg_sq": m["exp_avg_sq"].float()} for i, m in moments.items()}
        optimizer.load_state_dict(state)
    former = os.path.join(args.resume, "pool.pt")
    pool = [] if os.path.exists(former) else [copy.deepcopy(slow)]
    for each in torch.load(former, map_location=device) if not pool else []:
        old = Net().to(device)
        old.load_state_dict({k: v.float() for k, v in each.items()})
        pool.append(old)
if args.respond or args.measure:
    pool = [frozen]

# Who is an earlier self: in the last games of the list, one side each. Group 0: nobody; 1: the Dynasty; 2: the Liberation.
share = 1.0 if args.respond else (2 / 3 if args.prune else 0.0) if args.measure else args.pool
first_old = N - int(N * share)
old_seat = torch.full((N,), 9, dtype=torch.uint8, device=device)
if args.respond:
    old_seat[:] = 1 if args.respond == "D" else 0
else:
    old_seat[first_old:] = torch.arange(N - first_old, device=device).to(torch.uint8) % 2
env.group.copy_(torch.where(old_seat == 9, 0, old_seat + 1).to(torch.uint8))

rows = torch.zeros(T + 1, N, ROW, dtype=half, device=device)
masks = torch.zeros(T + 1, N, MASK, dtype=torch.uint8, device=device)
seats = torch.zeros(T + 1, N, dtype=torch.uint8, device=device)
rewards = torch.zeros(T, N, device=device)
ended = torch.zeros(T, N, dtype=torch.uint8, device=device)
answers = torch.zeros(T, N, dtype=torch.int32, device=device)
said = torch.zeros(T, N, device=device)


def halved(net):
    return copy.deepcopy(net).to(half) if device == "cuda" else copy.deepcopy(net)


def seen_by(net, part):
    return part if net.first.weight.dtype == half else part.float()


def open_scores(out, mask):
    return out[:, :ACTIONS].float().masked_fill(mask[:, :ACTIONS] == 0, -1e9)


def drawn(out, mask):
    """One choice a game by the net's chances, and the logarithm of its chance."""
    logits = open_scores(out, mask) / args.temperature if args.measure else open_scores(out, mask)
    # A draw of nought would leave the likeliest choice behind those that are closed.
    choice = (logits - (-torch.rand_like(logits).clamp_min(1e-20).log()).log()).argmax(1)
    return choice.to(torch.int32), logits.gather(1, choice[:, None]).squeeze(1) - logits.logsumexp(1)


def pruned(out, mask):
    chances = open_scores(out, mask).softmax(1)
    rare = (chances < args.prune) & (chances < chances.amax(1, keepdim=True))
    return out[:, :ACTIONS].masked_fill(rare, -1e9)


def compiled(function):
    """The function by PyTorch's compiler, or as it is where that fails."""
    if device == "cpu" or args.plain:
        return function
    quick = torch.compile(function, dynamic=False)
    state = {"call": quick}

    def call(*given):
        try:
            return state["call"](*given)
        except Exception as problem:
            if state["call"] is function:
                raise
            print("not compiled:", str(problem)[:300], flush=True)
            state["call"] = function
            return function(*given)

    return call


quickly_drawn = compiled(drawn)


@torch.no_grad()
def play(mover, other):
    """T answers in every game."""
    for t in range(T):
        out = mover(seen_by(mover, rows[t, :, :OBSERVED]))
        if args.measure and args.prune:
            # Without an old seat both sides are pruned, else that one.
            theirs = (old_seat == 9) | (seats[t] == old_seat)
            out[:, :ACTIONS] = torch.where(theirs[:, None], pruned(out, masks[t]), out[:, :ACTIONS])
        elif first_old < N:
            elder = other(seen_by(other, rows[t, first_old:, :OBSERVED]))
            if args.prune:
                elder[:, :ACTIONS] = pruned(elder, masks[t, first_old:])
            theirs = (seats[t, first_old:] == old_seat[first_old:])[:, None]
            out[first_old:] = torch.where(theirs, elder, out[first_old:])
        choice, chance = quickly_drawn(out, masks[t])
        answers[t].copy_(choice)
        said[t].copy_(chance)
        env.step(answers[t], rows[t + 1], masks[t + 1], seats[t + 1], rewards[t], ended[t])


@torch.no_grad()
def judged(net):
    flat = rows.view(-1, ROW)
    out = torch.empty(flat.shape[0], device=device)
    for at in range(0, flat.shape[0], 1 << 18):
        out[at : at + (1 << 18)] = net(seen_by(net, flat[at : at + (1 << 18)])).float().squeeze(1)
    return out.view(T + 1, N)


@torch.no_grad()
def credited(values, decay=0.95):
    gains = torch.empty(T, N, device=device)
    running = torch.zeros(N, device=device)
    for t in reversed(range(T)):
        alive = 1.0 - ended[t].float()
        surprise = rewards[t] + alive * values[t + 1] - values[t]
        running = surprise + decay * alive * running
        gains[t] = running
    return gains


def save():
    torch.save({"policy": policy.state_dict(), "judge": judge.state_dict(), "slow": slow.state_dict()}, os.path.join(args.out, "weights.pt"))
    moments = {i: {"step": float(m["step"]), "exp_avg": m["exp_avg"].to(half), "exp_avg_sq": m["exp_avg_sq"].to(half)} for i, m in optimizer.state_dict()["state"].items()}
    torch.save(moments, os.path.join(args.out, "adam.pt"))
    torch.save([{k: v.to(half) for k, v in old.state_dict().items()} for old in pool[-8:]], os.path.join(args.out, "pool.pt"))
    return write_flat(slow, os.path.join(args.out, "net.bin"))


def report(seconds, decisions, extra):
    figures = env.figures()[: len(packs)]
    total = figures.sum(0)
    line = {"seconds": round(seconds, 1), "decisions": decisions, **extra}
    for group, name in ((0, "self"), (1, "oldDynasty"), (2, "oldLiberation")):
        if total[group, 0] > 0:
            line[name] = {"games": int(total[group, 0]), "dynasty": round((total[group, 1] / total[group, 0]).item(), 4), "turns": round((total[group, 2] / total[group, 0]).item(), 2), "cut": round((total[group, 3] / total[group, 0]).item(), 5)}
    line["packs"] = {p["name"][:48]: [round((f[:, 1].sum() / f[:, 0].sum().clamp_min(1)).item(), 4) if args.respond else round((f[0, 1] / f[0, 0].clamp_min(1)).item(), 4), int(f[:, 0].sum())] for p, f in zip(packs, figures)}
    log_file.write(json.dumps(line) + "\n")
    log_file.flush()
    short = {k: v for k, v in line.items() if k != "packs"}
    short["packs"] = [v[0] for v in list(line["packs"].values())[:20]]
    print(json.dumps(short), flush=True)
    return line


env.step(None, rows[0], masks[0], seats[0])

if args.measure:
    fast = halved(frozen)
    begun, rounds = time.time(), 0
    while time.time() - begun < args.seconds:
        play(fast, fast)
        for each in (rows, masks, seats):
            each[0].copy_(each[T])
        rounds += 1
        if rounds == 12:
            env.figures()  # games begun together end short ones first: leave those out
    line = report(time.time() - begun, rounds * N * T, {})
    for name, value in line["packs"].items():
        print(f"{value[0]:.4f} {value[1]:9d} {name}")
    raise SystemExit

# What an update reads; a captured graph finds it in the same place every time.
flat_rows, flat_masks, flat_seats = rows[:T].view(T * N, ROW), masks[:T].view(T * N, MASK), seats[:T].view(-1)
flat_answers, flat_said = answers.view(-1), said.view(-1)
gain, target, ours = (torch.zeros(T * N, device=device) for _ in range(3))
pick = torch.arange(B, device=device)
entropy_weight = torch.tensor(0.05, device=device)
magnet = halved(slow)
notes = torch.zeros(10, device=device)


def thought(net, seen):
    """A forward pass in half precision with full weights."""
    if device == "cpu":
        return net(seen.float())
    for layer in (net.first, net.second):
        seen = F.relu(F.linear(seen, layer.weight.to(half), layer.bias.to(half)))
    return F.linear(seen, net.last.weight.to(half), net.last.bias.to(half)).float()


def losses(part, mask, own, seat, answer, before, g, wanted):
    sign = 1.0 - 2.0 * seat
    weight = own / own.sum().clamp_min(1)
    out, judgement = thought(policy, part[:, :OBSERVED]), thought(judge, part).squeeze(1)
    closed = mask[:, :ACTIONS] == 0
    logits = out[:, :ACTIONS]
    logs = F.log_softmax(logits.masked_fill(closed, -1e9), 1)
    chances, floored = logs.exp(), logs.clamp_min(-50)
    # Only for one's own answers: an answer of the other that one would hardly give oneself has no bound, and weighs nothing.
    ratio = ((logs.gather(1, answer.long()[:, None]).squeeze(1) - before) * own).exp()
    chase = -(torch.min(ratio * g, ratio.clamp(0.8, 1.2) * g) * weight).sum()
    entropy = -((chances * floored).sum(1) * weight).sum()
    # Scores that would grow for ever are held: a chance of one in a thousand is rare enough.
    loud = (logits.masked_fill(closed, 0.0).square().sum(1) * weight).sum()
    loss = chase - entropy_weight * entropy + args.calm * loud
    pulled = torch.zeros((), device=device)
    if args.pull > 0 and not args.respond:
        with torch.no_grad():
            steady = F.log_softmax(open_scores(magnet(seen_by(magnet, part[:, :OBSERVED])), mask), 1).clamp_min(-50)
        pulled = ((chances * (floored - steady)).sum(1) * weight).sum()
        loss = loss + args.pull * pulled
    own_value = (out[:, VALUE] - wanted * sign).square().mean()
    judge_loss = (judgement - wanted).square().mean()
    truth = part[:, OBSERVED:].float()
    where = -(F.log_softmax(out[:, BASE:HAND], 1) * truth[:, 5 * CITIES : 6 * CITIES]).sum(1) * (1 - seat)
    hand_truth = torch.where(seat[:, None] == 0, truth[:, 4 * CITIES : 5 * CITIES], truth[:, 3 * CITIES : 4 * CITIES])
    held = F.binary_cross_entropy_with_logits(out[:, HAND:OUT], hand_truth, reduction="none").mean()
    loss = loss + 0.2 * own_value + 0.5 * judge_loss + 0.03 * where.mean() + 0.03 * held
    mean_where = where.sum() / (1 - seat).sum().clamp_min(1)
    largest = logits.detach().masked_fill(closed, 0.0).abs().amax()
    return loss, torch.stack([entropy, own_value, judge_loss, mean_where, held, ((ratio - 1).abs() * weight).sum(), pulled, chase, loud, largest]).detach()


quick_losses = compiled(losses)


def update():
    loss, told = quick_losses(flat_rows[pick], flat_masks[pick], ours[pick], flat_seats[pick].float(), flat_answers[pick], flat_said[pick], gain[pick], target[pick])
    loss.backward()
    torch.nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    torch.nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
    optimizer.step()
    notes.copy_(told)


def eager():
    optimizer.zero_grad(set_to_none=True)
    update()


def adam_state():
    return [optimizer.state[p][k] for p in learned for k in ("step", "exp_avg", "exp_avg_sq")]


def graphed():
    """The update as one graph, if it does just what the update does step by step."""
    kept = [p.detach().clone() for p in learned]
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            eager()
    torch.cuda.current_stream().wait_stream(stream)
    with torch.no_grad():
        for p, q in zip(learned, kept):
            p.copy_(q)
    kept_adam = [s.clone() for s in adam_state()]
    eager()
    wanted = [p.detach().clone() for p in learned]

    def back():
        with torch.no_grad():
            for p, q in zip(learned, kept):
                p.copy_(q)
            for s, q in zip(adam_state(), kept_adam):
                s.copy_(q)

    back()
    graph = torch.cuda.CUDAGraph()
    optimizer.zero_grad(set_to_none=True)
    with torch.cuda.graph(graph):
        update()
    back()
    graph.replay()
    torch.cuda.synchronize()
    off = max((p - q).abs().max().item() for p, q in zip(learned, wanted))
    moved = max((p - q).abs().max().item() for p, q in zip(learned, kept))
    print(f"graph: off by {off:.2g}, moved by {moved:.2g}", flush=True)
    if not off < 0.3 * moved:
        raise RuntimeError("the graph does something else")
    return graph.replay


begun = last_report = last_save = last_pool = time.time()
rounds, decisions = 0, 0
learn = None
while True:
    elapsed = time.time() - begun
    if elapsed > args.seconds:
        break
    f = args.start + (args.end - args.start) * elapsed / args.seconds
    now_rate = args.rate * (1 - f) + 4e-5
    entropy_weight.fill_(0.005 if args.respond and not args.cold else 0.05 * 0.1**f)
    follow = 0.02 if f < 0.7 or args.respond else 0.005
    for group in optimizer.param_groups:
        if device == "cuda":
            group["lr"].fill_(now_rate)
        else:
            group["lr"] = now_rate
    other = halved(pool[torch.randint(len(pool), (1,)).item()])
    play(halved(policy), other)
    with torch.no_grad():
        values = judged(halved(judge))
        gains = credited(values)
        target.copy_((gains + values[:T]).clamp_(-1, 1).view(-1))
        ours.copy_((seats[:T] != old_seat[None]).float().view(-1))
        # For whoever moved.
        gain.copy_(gains.view(-1) * (1.0 - 2.0 * flat_seats.float()))
        gain.div_(((gain**2 * ours).sum() / ours.sum()).sqrt() + 1e-6)
        for p, q in zip(magnet.parameters(), slow.parameters()):
            p.copy_(q)
    order = torch.randperm(T * N, device=device)
    if learn is None:
        pick.copy_(order[:B])
        try:
            learn = graphed() if device == "cuda" else eager
        except Exception as problem:  # a slower way is left
            print("no graph:", problem, flush=True)
            learn = eager
    for at in range(0, T * N - B + 1, B):
        pick.copy_(order[at : at + B])
        learn()
        with torch.no_grad():
            if hasattr(torch, "_foreach_lerp_"):
                torch._foreach_lerp_(list(slow.parameters()), list(policy.parameters()), follow)
            else:
                for p, q in zip(slow.parameters(), policy.parameters()):
                    p.lerp_(q, follow)
    for each in (rows, masks, seats):
        each[0].copy_(each[T])
    rounds += 1
    decisions += T * N
    if not torch.isfinite(notes).all():
        raise SystemExit("a loss is no longer a number: resume from the last checkpoint")
    now = time.time()
    if now - last_report > 20 or rounds in (1, 5):
        last_report = now
        names = ["entropy", "ownValue", "judge", "base", "held", "drift", "pull", "chase", "loud", "largest"]
        report(now - begun, decisions, {"at": round(f, 3), **{n: round(v, 4) for n, v in zip(names, notes.tolist())}})
    if now - last_pool > 45 and not args.respond:
        last_pool = now
        pool.append(copy.deepcopy(slow))
        pool = pool[-8:]
    if now - last_save > args.every:
        last_save = now
        save()
        write_flat(slow, os.path.join(args.out, f"net-{now - begun:03.0f}.bin"))
print("net", save(), "rounds", rounds, "decisions", decisions, flush=True)
report(time.time() - begun, decisions, {"end": True})
