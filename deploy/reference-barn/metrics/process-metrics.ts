import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricFamily } from './open-metrics';

export interface ProcessMeter {
  countCall(status: number): void;
  families(): readonly MetricFamily[];
  stop(): void;
}

const nanosecondsInSecond = 1e9;
const microsecondsInSecond = 1e6;

/** What the process takes, and what it has answered since the start. */
export function createProcessMeter(): ProcessMeter {
  const calls = new Map<string, number>();
  const startedAtS = Math.round(Date.now() / 1_000 - process.uptime());
  const delay = monitorEventLoopDelay();
  delay.enable();

  return {
    countCall(status) {
      const answered = `${Math.floor(status / 100)}xx`;
      calls.set(answered, (calls.get(answered) ?? 0) + 1);
    },
    families() {
      const { user, system } = process.cpuUsage();
      const waitedS = delay.percentile(99) / nanosecondsInSecond;
      // Of the time since it was last asked for.
      delay.reset();
      return [
        {
          name: 'barnwatch_calls',
          kind: 'counter',
          help: 'Calls answered since the start, by status.',
          samples: [...calls].toSorted().map(([status, value]) => ({ labels: { status }, value })),
        },
        {
          name: 'barnwatch_event_loop_delay_seconds',
          kind: 'gauge',
          unit: 'seconds',
          help: 'How late the program came to its next task: 99th percentile since this was last asked for.',
          samples: [{ value: waitedS }],
        },
        {
          name: 'process_resident_memory_bytes',
          kind: 'gauge',
          unit: 'bytes',
          help: 'Memory of the process, without its ffmpegs.',
          samples: [{ value: process.memoryUsage.rss() }],
        },
        {
          name: 'process_cpu_seconds',
          kind: 'counter',
          unit: 'seconds',
          help: 'Time of a core that the process has taken, without its ffmpegs.',
          samples: [{ value: (user + system) / microsecondsInSecond }],
        },
        {
          name: 'process_start_time_seconds',
          kind: 'gauge',
          unit: 'seconds',
          help: 'When it was started, seconds since 1970.',
          samples: [{ value: startedAtS }],
        },
      ];
    },
    stop: () => delay.disable(),
  };
}
