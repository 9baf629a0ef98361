import { atom } from 'jotai';
import { type Readable, readable, type StateStore } from '../../state';
import type { LogEntry, LogLevel } from './log-entry';
import { redactContext, redactText } from './redact';

/** Older entries fall out of the ring. */
export const logCapacity = 500;

/** The in-app log, oldest entry first. */
export const logAtom = atom<readonly LogEntry[]>([]);

export interface Log {
  readonly entries: Readable<readonly LogEntry[]>;
  write(level: LogLevel, message: string, context?: unknown): void;
  clear(): void;
}

/** The in-app log: what goes in is redacted on the way, so that nothing secret can come out by any door. */
export function createLog(states: StateStore, now: () => number): Log {
  let nextId = 1;
  return {
    entries: readable(states, logAtom),
    write(level, message, context) {
      const entry = { id: nextId, level, time: now(), message: redactText(message), context: redactContext(context) };
      nextId += 1;
      states.set(logAtom, (entries) => [...entries.slice(1 - logCapacity), entry]);
    },
    clear: () => states.set(logAtom, []),
  };
}
