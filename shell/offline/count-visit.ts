import type { StateStore } from '@barnwatch/shared/state';
import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import * as v from 'valibot';
import { installOfferedAtom, installPromptAtom } from './offline-state';

const recordKey = 'install-offer';
/** By then somebody comes back. */
const offeredAtVisit = 3;

const visitsSchema = v.object({ visits: v.number(), offered: v.boolean() });

/** Counts a visit, and says whether it is the one at which installing is offered: once, and only where it can be done. */
export function nextVisit(
  { visits, offered }: v.InferOutput<typeof visitsSchema>,
  canBeOffered: boolean,
): v.InferOutput<typeof visitsSchema> & { readonly offersNow: boolean } {
  const offersNow = !offered && visits + 1 >= offeredAtVisit && canBeOffered;
  return { visits: visits + 1, offered: offered || offersNow, offersNow };
}

/** Whether a picture moves on the page: nothing is put over it, and nothing above it that moves it. */
function showsLivePictures(): boolean {
  return document.querySelector('main :is(video, [data-state="live"], [data-state="connecting"])') !== null;
}

/** Counts this visit of the device. */
export async function countVisit(states: StateStore): Promise<void> {
  const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: visitsSchema });
  const reading = await record.read(recordKey);
  const known = reading.state === 'present' ? reading.value : { visits: 0, offered: false };
  const { offersNow, ...next } = nextVisit(known, states.get(installPromptAtom) !== null && !showsLivePictures());
  await record.write(recordKey, next);
  if (offersNow) states.set(installOfferedAtom, true);
}
