import type { OriginProtocol } from './protocol';

export type StreamTransport = 'websocket' | 'http';

/**
 * Streams that one origin may carry at once. Of the 6 connections of HTTP/1.1 two stay free for calls and one for
 * stills. WebSockets have a pool of their own; their limit is what 2 cores decode: 20 played when it was measured.
 */
const streamLimits: Readonly<Record<OriginProtocol, Readonly<Record<StreamTransport, number>>>> = {
  'one-request-a-connection': { websocket: 20, http: 3 },
  multiplexed: { websocket: 20, http: 20 },
};

/** Requests for stills at once, before streams over HTTP/1.1 take their share. */
const stillLimits: Readonly<Record<OriginProtocol, number>> = { 'one-request-a-connection': 4, multiplexed: 12 };

/** Shares the connections to one origin between streams and stills, so that calls always find a free one. */
export class ConnectionBudget {
  readonly #protocol: () => OriginProtocol;
  readonly #open: Record<StreamTransport, number> = { websocket: 0, http: 0 };
  readonly #waiting = new Set<(transport: StreamTransport) => void>();

  constructor(protocol: () => OriginProtocol) {
    this.#protocol = protocol;
  }

  /** Streams open now. */
  get streams(): number {
    return this.#open.websocket + this.#open.http;
  }

  /** Requests for stills that may run now; never 0, so that a tile without a stream still has a picture. */
  stillLimit(): number {
    const protocol = this.#protocol();
    const taken = protocol === 'multiplexed' ? 0 : this.#open.http;
    return Math.max(1, stillLimits[protocol] - taken);
  }

  /** Takes the place of one stream; the answer gives it back, once. Null if there is none. */
  take(transport: StreamTransport): (() => void) | null {
    if (this.#open[transport] >= streamLimits[this.#protocol()][transport]) return null;
    this.#open[transport] += 1;
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      this.#open[transport] -= 1;
      for (const listener of [...this.#waiting]) listener(transport);
    };
  }

  /** Calls `listener` whenever a stream ends, with the way that it took, until the answer is called. */
  onRoom(listener: (transport: StreamTransport) => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }
}
