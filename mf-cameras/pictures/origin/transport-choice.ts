import { millisecondsInMinute } from 'date-fns/constants';
import type { StreamTransport } from './connection-budget';

export interface TransportChoice {
  /** Openings in a row that failed, of either kind. */
  readonly failures: number;
  /** HTTP is known to work where WebSocket did not, and is kept until then. */
  readonly httpUntil: number;
}

export const newTransportChoice: TransportChoice = { failures: 0, httpUntil: 0 };

/** A proxy that swallows WebSockets does not change within minutes. */
const keepHttpMs = 5 * millisecondsInMinute;

/**
 * WebSocket first. A failed one hides its reason (the browser tells no status), so every second try is plain HTTP:
 * it either works, or says why not.
 */
export function transportToTry(choice: TransportChoice, now: number): StreamTransport {
  if (now < choice.httpUntil) return 'http';
  return choice.failures % 2 === 0 ? 'websocket' : 'http';
}

export function transportOpened(choice: TransportChoice, transport: StreamTransport, now: number): TransportChoice {
  const insteadOfSocket = transport === 'http' && choice.failures > 0;
  return { failures: 0, httpUntil: insteadOfSocket ? now + keepHttpMs : choice.httpUntil };
}

export function transportRefused(choice: TransportChoice): TransportChoice {
  return { failures: choice.failures + 1, httpUntil: 0 };
}

/** What is known of the way to one origin, shared by all its cameras. */
export class TransportMemory {
  choice: TransportChoice = newTransportChoice;
}
