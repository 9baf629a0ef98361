import type { StreamTransport } from './connection-budget';

/** What the tries of all cameras of one origin have shown, in whatever order their answers came. */
export interface TransportChoice {
  /** The other one than that which was refused last; WebSocket at first. */
  readonly next: StreamTransport;
  /** A WebSocket was refused, and none has opened since. */
  readonly socketRefused: boolean;
  /** HTTP is known to work where WebSocket did not, and is kept until then. */
  readonly httpUntil: number;
}

export const newTransportChoice: TransportChoice = { next: 'websocket', socketRefused: false, httpUntil: 0 };

/** What is known of the way to one origin, shared by all its cameras. */
export class TransportMemory {
  choice: TransportChoice = newTransportChoice;
}
