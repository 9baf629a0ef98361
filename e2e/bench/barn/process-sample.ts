import { readFileSync } from 'node:fs';

export interface ProcessSample {
  readonly atMs: number;
  /** CPU time of the process and its children so far, s. */
  readonly cpuS: number;
  /** Resident memory of the process without its children, bytes. */
  readonly memory: number;
}

/** Clock ticks a second in `/proc/<pid>/stat`, on every Linux of today. */
const ticksPerSecond = 100;

/** What a barn and its encoders take. */
export function sampleOf(pid: number): ProcessSample {
  const [own, ...encoders] = [pid, ...childrenOf(pid)];
  return {
    atMs: performance.now(),
    cpuS: [own ?? pid, ...encoders].reduce((sum, id) => sum + cpuSecondsOf(id), 0),
    memory: Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
  };
}

function childrenOf(pid: number): readonly number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

function cpuSecondsOf(pid: number): number {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(words[11]) + Number(words[12])) / ticksPerSecond;
}
