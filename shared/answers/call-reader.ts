import type { Call, CallName } from '../wire/call';
import { type CallReading, readCall } from '../wire/read-call';
import type { Parse } from './read-answer';

const readers = new WeakMap<object, Parse<unknown>>();

/** Reads the answers of a call: the same function for the same call, so that an answer is read once for all who ask. */
export function callReader<Name extends CallName, Answer>(call: Call<Name, Answer>): Parse<CallReading<Answer>> {
  const known = readers.get(call) ?? ((data: unknown) => readCall(call, data));
  readers.set(call, known);
  // Under a call lies the reader that was made for it.
  return known as Parse<CallReading<Answer>>;
}
