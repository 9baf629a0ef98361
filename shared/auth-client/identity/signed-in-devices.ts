import * as v from 'valibot';
import { noticingSetAside, readableItems } from '../../wire/readable-items';
import { type ExchangeContext, exchange } from '../requests/exchange';
import type { RequestError } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';

/** One device (or browser) that someone is signed in with. Times in ms since 1970 UTC. */
export interface SignedInDevice {
  sessionId: string;
  createdAt: number;
  /** Last time that it got an access token. */
  lastRefreshedAt: number;
  /** When it will be signed out unless it is used. */
  expiresAt: number;
  /** What it called itself, as given; null where the instance does not know. */
  userAgent: string | null;
  /** This device. */
  current: boolean;
}

export type DevicesOutcome =
  /** `unreadable`: how many more there are that could not be read. */
  | { state: 'told'; devices: readonly SignedInDevice[]; unreadable: number }
  /** The instance has no such call. */
  | { state: 'not-told' }
  | { state: 'failed'; error: RequestError };

/** The last moment that a date can name (ECMA-262 21.4.1.1), ms since 1970 UTC. */
const lastMoment = 8.64e15;
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(lastMoment));

const answerSchema = v.object({
  sessions: readableItems(
    v.object({
      sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      createdAt: moment,
      lastRefreshedAt: moment,
      expiresAt: moment,
      userAgent: v.nullable(v.pipe(v.string(), v.maxLength(1_000))),
      current: v.boolean(),
    }),
  ),
});

/** The devices that one's own account is signed in with at an instance. */
export async function readSessions(on: ExchangeContext, signal: AbortSignal): Promise<DevicesOutcome> {
  const outcome = await exchange(
    { method: 'GET', path: 'api/login/sessions', signal },
    jsonAnswer(on.instanceId, (data) => noticingSetAside(() => v.parse(answerSchema, data).sessions)),
    on,
  );
  if (outcome.ok) return { state: 'told', devices: outcome.value.read, unreadable: outcome.value.setAside.length };
  return outcome.error.code === 'not-found' ? { state: 'not-told' } : { state: 'failed', error: outcome.error };
}
