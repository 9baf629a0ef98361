import type { CallOptions, InstanceClient } from '../auth-client/requests/instance-client';
import type { Outcome } from '../auth-client/requests/outcome';
import { runningClient } from '../auth-client/running';
import type { Call } from '../wire/call';
import type { AnyRequest, CallRequest } from '../wire/call-request';
import type { CallReading } from '../wire/read-call';
import type { KnownReading } from './barn-reading';
import { callPath, callQuery } from './call-path';
import { callReader } from './call-reader';
import { type AnswerKey, answerKey, keptAnswer, keptUnder, oneCall } from './fetch-answer';
import { type Parse, type Received, readAnswer } from './read-answer';
import type { ReadingName } from './reading-name';

/** The same as of a `useReading` with this request: what one of both keeps the other finds. */
function questionKey<Name extends ReadingName>(
  instanceId: string,
  { name }: Pick<Call<Name, unknown>, 'name'>,
  request: CallRequest<Name>,
): AnswerKey {
  const { path, query, body }: AnyRequest = request;
  const instance = runningClient()
    .instances.get()
    .find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === instanceId);
  return answerKey(instanceId, instance?.accountId ?? null, name, callPath(name, { path }), callQuery({ query }), body);
}

/**
 * Asks, and keeps the answer for whoever asks the same by `useReading` or `keptReading`: for flows that are no part of a
 * screen's life.
 */
export async function readAndKeep<Name extends ReadingName, Answer>(
  client: InstanceClient,
  call: Call<Name, Answer>,
  request: CallRequest<Name>,
  { signal }: Required<Pick<CallOptions, 'signal'>>,
): Promise<Outcome<KnownReading<Answer>>> {
  const taken = await takeAndKeep(client, call, request, signal);
  return taken.ok ? { ok: true, value: taken.value.known } : taken;
}

/**
 * The same for a barn that is taken along: brings the answer to the device, and tells about how many bytes it has there.
 */
export function takeReading<Name extends ReadingName, Answer>(
  call: Call<Name, Answer>,
  request: CallRequest<Name>,
): (client: InstanceClient, signal: AbortSignal) => Promise<Outcome<number>> {
  return async (client, signal) => {
    const taken = await takeAndKeep(client, call, request, signal);
    return taken.ok ? { ok: true, value: JSON.stringify(taken.value.received.data).length } : taken;
  };
}

interface Taken<Answer> {
  readonly received: Received;
  readonly known: KnownReading<Answer>;
}

async function takeAndKeep<Name extends ReadingName, Answer>(
  client: InstanceClient,
  call: Call<Name, Answer>,
  request: CallRequest<Name>,
  signal: AbortSignal,
): Promise<Outcome<Taken<Answer>>> {
  const on = runningClient();
  const key = questionKey(client.instanceId, call, request);
  const parse = callReader(call);
  const outcome = await oneCall(key, parse)(client, signal);
  if (!outcome.ok) return outcome;
  const received = { data: outcome.value, receivedAt: on.now() };
  const known = knownOf(received, parse);
  if (known === null) throw new TypeError(`${call.name}: what was just read cannot be read`);
  const [, instanceId, accountId] = key;
  void on.keptAnswers.write(instanceId, accountId, keptUnder(key), received);
  return { ok: true, value: { received, known } };
}

/** What this device has kept of an answer, for the same flows; null where there is nothing. */
export async function keptReading<Name extends ReadingName, Answer>(
  instanceId: string,
  call: Call<Name, Answer>,
  request: CallRequest<Name>,
): Promise<KnownReading<Answer> | null> {
  const key = questionKey(instanceId, call, request);
  const parse = callReader(call);
  const kept = await keptAnswer(key, keptUnder(key), parse, runningClient());
  return kept && knownOf(kept, parse);
}

function knownOf<Answer>(
  { data, receivedAt }: Received,
  parse: Parse<CallReading<Answer>>,
): KnownReading<Answer> | null {
  const reading = readAnswer(data, parse);
  if (!reading.ok) return null;
  const { answer, setAside, setAsideWithin } = reading.value;
  return { value: answer, receivedAt, setAside, setAsideWithin };
}
