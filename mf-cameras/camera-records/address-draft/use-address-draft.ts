import { useSearchParams } from '@barnwatch/shared/routing';
import { useTold } from '@barnwatch/shared/ui';
import { useMemo, useRef } from 'react';

/** How a draft of a form is read from an address, and written into it. What is written is read as the same draft. */
export interface DraftAddress<Draft> {
  readonly read: (query: URLSearchParams) => Draft;
  /** @param known what the address says until now */
  readonly write: (draft: Draft, known: URLSearchParams) => URLSearchParams;
}

/** A change by a function starts from what is chosen by then: of two quick ticks none takes the other back. */
export type ChangeDraft<Draft> = (change: Partial<Draft> | ((known: Draft) => Partial<Draft>)) => void;

/**
 * What a form is filled with, and how to change it; the address says the same, to be sent to somebody. An address is drawn
 * some time later: what is sent with Enter, right behind the last letter, is nevertheless what was typed.
 *
 * @param address the same for as long as it reads the same
 */
export function useAddressDraft<Draft extends object>(
  address: DraftAddress<Draft>,
): readonly [Draft, ChangeDraft<Draft>] {
  const [query, setQuery] = useSearchParams();
  const said = useMemo(() => address.read(query), [address, query]);
  const [draft, tell] = useTold(
    said,
    (next) => setQuery((known) => address.write(next, known), { replace: true }),
    (one, other) => written(address, one) === written(address, other),
  );
  const latest = useRef(draft);
  latest.current = draft;
  return [
    draft,
    (change) => {
      const known = latest.current;
      latest.current = { ...known, ...(typeof change === 'function' ? change(known) : change) };
      tell(latest.current);
    },
  ];
}

function written<Draft>(address: DraftAddress<Draft>, draft: Draft): string {
  return address.write(draft, new URLSearchParams()).toString();
}
