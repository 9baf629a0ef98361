import { type Observable, observable } from '../observable';
import type { LogEntry, LogLevel } from './log-entry';
import { redactContext, redactText } from './redact';

/** Older entries fall out of the ring. */
export const LOG_CAPACITY = 500;

export interface Log {
  readonly entries: Observable<readonly LogEntry[]>;
  write(level: LogLevel, message: string, context?: unknown): void;
  clear(): void;
}

/** The in-app log: what goes in is redacted on the way, so that nothing secret can come out by any door. */
export function createLog(now: () => number): Log {
  const entries = observable<readonly LogEntry[]>([]);
  let nextId = 1;
  return {
    entries,
    write(level, message, context) {
      const entry = { id: nextId, level, time: now(), message: redactText(message), context: redactContext(context) };
      nextId += 1;
      entries.set([...entries.get().slice(1 - LOG_CAPACITY), entry]);
    },
    clear: () => entries.set([]),
  };
}
