export type LogLevel = 'debug' | 'info' | 'warning' | 'error';

export interface LogEntry {
  /** Ascending within this window. */
  readonly id: number;
  readonly level: LogLevel;
  /** ms since 1970 UTC */
  readonly time: number;
  readonly message: string;
  /** Redacted JSON text of what was given along, or null. */
  readonly context: string | null;
}
