import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useState } from 'react';
import { type GroupPlaces, misplaced, placesFor, placesNow } from './barn-groups';

export interface GroupPlacesOnPage {
  readonly places: GroupPlaces;
  /** How many barns do not fit their group any more. */
  readonly misplaced: number;
  readonly regroup: () => void;
}

/** The groups as they were on entering the page, until a person asks for them anew. */
export function useGroupPlaces(barns: readonly InstanceView[]): GroupPlacesOnPage {
  const [kept, setKept] = useState<GroupPlaces>(() => placesNow(barns));
  const places = placesFor(kept, barns);
  if (places !== kept) setKept(places);
  return { places, misplaced: misplaced(places, barns), regroup: () => setKept(placesNow(barns)) };
}
