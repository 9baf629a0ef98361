import { useSearchParams } from '@barnwatch/shared/routing';
import { deviceStorage, storedRecord } from '@barnwatch/shared/storage';
import { useMemo } from 'react';
import { useKept } from '../kept/use-kept';
import {
  type CarouselChoice,
  carouselChoiceSchema,
  choiceOf,
  firstChoice,
  readCarouselAddress,
  withCarouselAddress,
} from './carousel-choice';

/** By barn and device, as with the grid. */
const record = storedRecord(deviceStorage.open('settings'), { version: 1, schema: carouselChoiceSchema });

export interface CarouselChoosing {
  readonly choice: CarouselChoice;
  readonly known: boolean;
  readonly wall: boolean;
  readonly onChoice: (change: Partial<CarouselChoice>) => void;
  readonly onWall: (wall: boolean) => void;
}

/** What goes round at a barn: kept on this device, and in the address once somebody has chosen. */
export function useCarouselChoice(barnId: string): CarouselChoosing {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readCarouselAddress(query), [query]);
  const kept = useKept(record, `image-carousel/${encodeURIComponent(barnId)}`, firstChoice);
  const choice = useMemo(() => choiceOf(address, kept.value), [address, kept.value]);
  return {
    choice,
    known: kept.known,
    wall: address.wall,
    onChoice: (change) => {
      setQuery(
        (before) => {
          const known = readCarouselAddress(before);
          const next = { ...choiceOf(known, kept.value), ...change };
          kept.change(() => next);
          return withCarouselAddress(before, { ...known, ...next });
        },
        { replace: true },
      );
    },
    onWall: (wall) =>
      setQuery((before) => withCarouselAddress(before, { ...readCarouselAddress(before), wall }), { replace: true }),
  };
}
