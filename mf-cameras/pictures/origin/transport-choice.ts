import { millisecondsInMinute } from 'date-fns/constants';
import type { StreamTransport } from './connection-budget';
import { newTransportChoice, type TransportChoice } from './transport-memory';

/** A proxy that swallows WebSockets does not change within minutes. */
const keepHttpMs = 5 * millisecondsInMinute;

/**
 * WebSocket first. A failed one hides its reason (the browser tells no status), so the next try is plain HTTP: it either
 * works, or says why not.
 */
export function transportToTry({ next, httpUntil }: TransportChoice, now: number): StreamTransport {
  return now < httpUntil ? 'http' : next;
}

export function transportOpened(choice: TransportChoice, transport: StreamTransport, now: number): TransportChoice {
  if (transport === 'websocket') return newTransportChoice;
  return choice.socketRefused ? { next: 'websocket', socketRefused: true, httpUntil: now + keepHttpMs } : choice;
}

/** A WebSocket that was under way when HTTP opened is refused later than that, and tells nothing new. */
export function transportRefused(choice: TransportChoice, transport: StreamTransport, now: number): TransportChoice {
  if (transport === 'http') return { ...choice, next: 'websocket', httpUntil: 0 };
  return { next: now < choice.httpUntil ? choice.next : 'http', socketRefused: true, httpUntil: choice.httpUntil };
}
