import { request as openRequest } from 'node:http';

export interface Sent {
  readonly address: string;
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  /** An answer without end, or one that takes minutes to make: its head is enough, and so is a while of waiting. */
  readonly isLong: boolean;
}

export type Received =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string; readonly ms: number }
  /** The connection was closed while the body was still being sent: it was refused before it was read. */
  | { readonly kind: 'cut-off'; readonly code: string; readonly ms: number }
  | { readonly kind: 'given-up'; readonly ms: number }
  | { readonly kind: 'not-reached'; readonly code: string; readonly ms: number };

/** Where an end of the connection is nothing but a refusal. */
const cutOffCodes: readonly string[] = ['ECONNRESET', 'EPIPE', 'HPE_CLOSED_CONNECTION'];

/** Sends a request as it is, and reads the answer to its end. */
export function sendFuzzed({ address, method, target, headers, body, timeoutMs, isLong }: Sent): Promise<Received> {
  const startedAt = performance.now();
  const ms = (): number => performance.now() - startedAt;
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const request = openRequest({ hostname, port, method, path: target, headers, agent: false });
    const timer = setTimeout(() => {
      resolve({ kind: 'given-up', ms: ms() });
      request.destroy();
    }, timeoutMs);
    request.once('close', () => clearTimeout(timer));
    request.on('error', ({ code = 'unknown' }: NodeJS.ErrnoException) =>
      resolve({ kind: cutOffCodes.includes(code) ? 'cut-off' : 'not-reached', code, ms: ms() }),
    );
    request.once('response', (response) => {
      const status = response.statusCode ?? 0;
      const parts: Buffer[] = [];
      const answered = (): void => resolve({ kind: 'answered', status, text: String(Buffer.concat(parts)), ms: ms() });
      response.on('error', answered);
      if (isLong && status < 300) {
        answered();
        request.destroy();
        return;
      }
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('close', answered);
    });
    request.end(body ?? undefined);
  });
}
