import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';

/** How often each part was noticed to draw itself without end; under `unknown` what nothing could be told of. */
export type EndlessRenderCounts = ReadonlyMap<string, number>;

const unknown = '';

export const endlessRendersAtom = atom<EndlessRenderCounts>(new Map());

/** @param parts those that ask for another drawing each time; none where it cannot be told */
export function withNoticed(counts: EndlessRenderCounts, parts: readonly string[]): EndlessRenderCounts {
  const noticed = parts.length === 0 ? [unknown] : parts;
  return new Map([...counts, ...noticed.map((part): [string, number] => [part, (counts.get(part) ?? 0) + 1])]);
}

export interface EndlessRendering {
  /** Since it was drawn, or tried again: it is to be taken off the page. */
  readonly isEndless: boolean;
  readonly tryAgain: () => void;
}

/**
 * Whether a part draws itself without end.
 *
 * @param takesUnknown the part that one looks at: what nobody knows of is looked for there first
 */
export function useEndlessRendering(part: string, takesUnknown: boolean): EndlessRendering {
  const counts = useAtomValue(endlessRendersAtom);
  const times = (counts.get(part) ?? 0) + (takesUnknown ? (counts.get(unknown) ?? 0) : 0);
  const [before, setBefore] = useState({ part, times });
  if (before.part !== part) setBefore({ part, times });
  return { isEndless: before.part === part && before.times !== times, tryAgain: () => setBefore({ part, times }) };
}
