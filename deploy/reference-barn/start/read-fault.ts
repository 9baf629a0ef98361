/** What can be read of something that was thrown by the system or by SQLite. */
export interface Fault {
  /** Of SQLite or of the system; empty: none. */
  readonly code: string;
  readonly path: string | null;
  readonly syscall: string;
  readonly message: string;
}

/** SQLite's number for a file that cannot be opened; the driver tells it in words only. */
const cannotOpen = /^ConnectionFailed\(.*: 14"\)$/;

export function readFault(cause: unknown): Fault {
  if (typeof cause !== 'object' || cause === null) return { code: '', path: null, syscall: '', message: String(cause) };
  const [code, path, syscall, message] = ['code', 'path', 'syscall', 'message'].map((member): unknown =>
    Reflect.get(cause, member),
  );
  return {
    code: cannotOpen.test(String(message)) ? 'SQLITE_CANTOPEN' : textOr(code, ''),
    path: typeof path === 'string' ? path : null,
    syscall: textOr(syscall, ''),
    message: textOr(message, String(cause)),
  };
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
