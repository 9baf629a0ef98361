import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** A machine that has this share of its cores to spare measures nothing but the bench. */
const calmShare = 0.7;
const lookMs = 1_000;
/** Longest wait: on a machine where others are at work it is not calm by itself. */
const longestMs = 60_000;

interface Times {
  readonly idle: number;
  readonly all: number;
}

function timesNow(): Times {
  const times = cpus().map((core) => core.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { idle, irq, nice, sys, user }) => sum + idle + irq + nice + sys + user, 0),
  };
}

/** Waits until what was just started has come to rest: two looks in a row at a machine that has cores to spare. */
export async function untilCalm(signal: AbortSignal): Promise<void> {
  const until = performance.now() + longestMs;
  let calmLooks = 0;
  let before = timesNow();
  while (calmLooks < 2 && performance.now() < until) {
    await wait(lookMs, undefined, { signal });
    const now = timesNow();
    calmLooks = (now.idle - before.idle) / (now.all - before.all) >= calmShare ? calmLooks + 1 : 0;
    before = now;
  }
}
