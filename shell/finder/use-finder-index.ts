import { useEffect, useMemo, useRef, useState } from 'react';
import { type IndexedPart, indexPart } from './finder-index';
import { slicePause } from './slice-pause';
import type { SoughtPart } from './sought-part';

interface MadeReady {
  readonly entries: SoughtPart['entries'];
  readonly title: string;
  readonly part: Promise<IndexedPart>;
}

/**
 * The parts, ready to be searched. What has not changed is not made ready again; what has changed stays as it was until
 * it is, so that nothing vanishes under the eyes of whoever reads.
 */
export function useFinderIndex(parts: readonly SoughtPart[]): readonly IndexedPart[] {
  const made = useRef<Map<string, MadeReady>>(new Map());
  const [ready, setReady] = useState<ReadonlyMap<string, IndexedPart>>(new Map());
  useEffect(() => {
    let wanted = true;
    for (const part of parts) {
      const { key, entries, title } = part;
      const before = made.current.get(key);
      const isSame = before?.entries === entries && before.title === title;
      const current = isSame ? before : { entries, title, part: indexPart(part, slicePause) };
      made.current.set(key, current);
      void current.part.then((indexed) => {
        if (!wanted) return;
        setReady((known) => (known.get(key) === indexed ? known : new Map(known).set(key, indexed)));
      });
    }
    return () => {
      wanted = false;
    };
  }, [parts]);
  // The same for as long as nothing changes: a search through all of it follows from another one.
  return useMemo(() => parts.flatMap(({ key }) => ready.get(key) ?? []), [parts, ready]);
}
