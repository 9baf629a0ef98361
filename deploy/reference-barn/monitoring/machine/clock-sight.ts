import { faultyOf, type Sight, well } from '../fault';

/** Both clocks at one moment: the one that people see, and the one that only counts on. */
export interface ClockReading {
  readonly wallMs: number;
  readonly steadyMs: number;
}

/** Time servers correct by less. */
const leastJumpMs = 30_000;

/** Whether the clock was set between two readings, or stood still with the whole machine. */
export function clockSight(before: ClockReading, now: ClockReading): Sight {
  const jumpMs = now.wallMs - before.wallMs - (now.steadyMs - before.steadyMs);
  if (Math.abs(jumpMs) < leastJumpMs) return well;
  return faultyOf(`${jumpMs > 0 ? '+' : '−'}${Math.round(Math.abs(jumpMs) / 1_000)} s`);
}
