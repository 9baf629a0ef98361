import { standstillMs } from '@barnwatch/shared/time';
import { backoffDelay } from '../../pictures/timing/backoff';
import { isFinal, type LiveCause } from './live-cause';

/** The life of one camera's live connection. `number` tells connections apart: an event of an old one is ignored. */
export type ConnectionState =
  /** Not wanted: before the start, or hidden for long. */
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'connecting';
      readonly number: number;
      readonly attempt: number;
      readonly since: number;
      /** What ended the connection before; null on the first one. */
      readonly after: LiveCause | null;
    }
  | {
      readonly kind: 'playing';
      readonly number: number;
      readonly attempt: number;
      readonly firstFrameAt: number;
      readonly lastFrameAt: number;
      /** From when on missing pictures are held against the stream: the last one, or later. */
      readonly awaitedSince: number;
    }
  | {
      readonly kind: 'waiting';
      readonly number: number;
      readonly attempt: number;
      readonly since: number;
      readonly until: number;
      readonly cause: LiveCause;
    }
  /** Waiting does not help; `retry` does. */
  | { readonly kind: 'stopped'; readonly number: number; readonly cause: LiveCause }
  /** The origin has no connection to spare; goes on when one is free. */
  | { readonly kind: 'limited'; readonly number: number };

export type ConnectionEvent =
  | { readonly kind: 'show' }
  | { readonly kind: 'hide' }
  /** Try at once: the network is back, the barn answers again, or somebody pressed the button. */
  | { readonly kind: 'retry' }
  /** Back to what happens now, though pictures come: they are late. */
  | { readonly kind: 'jump' }
  | { readonly kind: 'frame'; readonly number: number }
  | { readonly kind: 'lost'; readonly number: number; readonly cause: LiveCause; readonly notBefore?: number }
  | { readonly kind: 'no-room'; readonly number: number }
  | { readonly kind: 'room' }
  /** `lateMs`: how much later than it was to come, because the page did nothing in between. */
  | { readonly kind: 'tick'; readonly lateMs: number };

/**
 * With a cap of 5 s a picture is back within 5 s of its server, however long it was away. The first steps
 * are short: after 3 s without it, it is back within 2 s (product P15).
 */
const reconnectStepsMs = [500, 1000, 1200, 1200, 1500, 2500, 4000, 5000] as const;
const firstFrameTimeoutMs = 6000;
const frozenAfterMs = 3000;
/** A stream that plays for this long has proven itself: the next loss starts at the first step again. */
const provenAfterMs = 2000;

export const idle: ConnectionState = { kind: 'idle' };

/** One step of the connection's life. Pure: the session opens and closes what the new state asks for. */
export function nextConnection(
  state: ConnectionState,
  event: ConnectionEvent,
  now: number,
  random: number,
): ConnectionState {
  switch (event.kind) {
    case 'show':
      return shown(state, now);
    case 'hide':
      return idle;
    case 'retry':
      return state.kind === 'waiting' || state.kind === 'stopped' ? connect(state, now, 0, state.cause) : state;
    case 'jump':
      return state.kind === 'playing' ? connect(state, now, 0, null) : state;
    case 'room':
      return state.kind === 'limited' ? connect(state, now, 0, null) : state;
    case 'no-room':
      return isCurrent(state, event.number) ? { kind: 'limited', number: event.number } : state;
    case 'frame':
      return isCurrent(state, event.number) ? withFrame(state, now) : state;
    case 'lost':
      return isCurrent(state, event.number) ? lose(state, event.cause, now, random, event.notBefore) : state;
    case 'tick':
      return tick(withoutStandstill(state, event.lateMs, now), now, random);
  }
}

/** The connection that should exist in this state; null for none. */
export function openConnection(state: ConnectionState): number | null {
  return state.kind === 'connecting' || state.kind === 'playing' ? state.number : null;
}

type Open = Extract<ConnectionState, { kind: 'connecting' | 'playing' }>;

function isCurrent(state: ConnectionState, number: number): state is Open {
  return openConnection(state) === number;
}

function connect(state: ConnectionState, now: number, attempt: number, after: LiveCause | null): ConnectionState {
  const number = state.kind === 'idle' ? now : state.number + 1;
  return { kind: 'connecting', number, attempt, since: now, after };
}

/** In a hidden tab pictures are not painted: what was missed there is not held against the stream. */
function shown(state: ConnectionState, now: number): ConnectionState {
  switch (state.kind) {
    case 'idle':
      return connect(state, now, 0, null);
    case 'connecting':
      return { ...state, since: now };
    case 'playing':
      return { ...state, awaitedSince: now };
    case 'waiting':
      return { ...state, until: Math.min(state.until, now) };
    case 'stopped':
    case 'limited':
      return state;
  }
}

function withFrame(state: Open, now: number): ConnectionState {
  const { number, attempt } = state;
  return state.kind === 'playing'
    ? { ...state, lastFrameAt: now, awaitedSince: now }
    : { kind: 'playing', number, attempt, firstFrameAt: now, lastFrameAt: now, awaitedSince: now };
}

function lose(state: Open, cause: LiveCause, now: number, random: number, notBefore = 0): ConnectionState {
  if (isFinal(cause)) return { kind: 'stopped', number: state.number, cause };
  const proven = state.kind === 'playing' && state.lastFrameAt - state.firstFrameAt >= provenAfterMs;
  const attempt = proven ? 0 : state.attempt;
  if (cause.code === 'token-expired' && proven) return connect(state, now, 0, cause);
  const asked = cause.code === 'rate-limited' ? now + cause.retryAfterMs : 0;
  const until = Math.max(now + backoffDelay(reconnectStepsMs, attempt, random), asked, notBefore);
  return { kind: 'waiting', number: state.number, attempt: attempt + 1, since: now, until, cause };
}

/**
 * While a page stands still, on a slow phone or beside others of its process, pictures arrive and wait for it: that time is
 * not held against the stream. Otherwise it would be cut and fetched anew, which costs a slow device still more.
 */
function withoutStandstill(state: ConnectionState, lateMs: number, now: number): ConnectionState {
  const standstill = standstillMs(lateMs);
  if (standstill === 0) return state;
  switch (state.kind) {
    case 'connecting':
      return { ...state, since: Math.min(now, state.since + standstill) };
    case 'playing':
      return { ...state, awaitedSince: Math.min(now, state.awaitedSince + standstill) };
    case 'idle':
    case 'waiting':
    case 'stopped':
    case 'limited':
      return state;
  }
}

function tick(state: ConnectionState, now: number, random: number): ConnectionState {
  switch (state.kind) {
    case 'connecting':
      if (now - state.since < firstFrameTimeoutMs) return state;
      return lose(state, { code: 'no-first-picture' }, now, random);
    case 'playing':
      return now - state.awaitedSince < frozenAfterMs ? state : lose(state, { code: 'frozen' }, now, random);
    case 'waiting':
      return now < state.until ? state : connect(state, now, state.attempt, state.cause);
    case 'idle':
    case 'stopped':
    case 'limited':
      return state;
  }
}

/** Why there is no picture, or why it is being tried again; null where nothing has failed. */
export function connectionCause(state: ConnectionState): LiveCause | null {
  switch (state.kind) {
    case 'waiting':
    case 'stopped':
      return state.cause;
    case 'connecting':
      return state.after;
    case 'idle':
    case 'playing':
    case 'limited':
      return null;
  }
}
