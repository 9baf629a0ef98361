import { ObjectStoreError } from '../../object-store/object-store';
import type { Refusal } from '../server/refusals';
import { mediaUnavailable } from './media-unavailable';

/** What a store that is away costs whoever wants to see something of it. */
const storeAway = (cause: ObjectStoreError): Refusal => mediaUnavailable('store-away', cause.message);

/** What the work answers, or the refusal of whoever needs a store that is away. */
export async function unlessStoreAway<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ObjectStoreError) return storeAway(cause);
    throw cause;
  }
}

/** The parts, with a refusal as the last one where the store is away. */
export async function* refusedWhereAway(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer | Refusal> {
  try {
    yield* parts;
  } catch (cause) {
    if (!(cause instanceof ObjectStoreError)) throw cause;
    yield storeAway(cause);
  }
}
