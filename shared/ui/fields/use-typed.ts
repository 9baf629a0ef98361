import { useState } from 'react';

interface Typing {
  readonly typed: string;
  /** What the screen said last. */
  readonly shown: string;
  /** What was told to the screen, and has not come back from it: oldest first. */
  readonly awaited: readonly string[];
}

/** Nobody types as much before the next picture. */
const mostAwaited = 50;

/**
 * What stands in a field, and how it changes, where the screen takes it over late: an address changes at once, and is
 * drawn when there is time for it. React would put back the words of before, and the next letter would come behind those.
 * What the screen says by itself, such as an emptied filter, takes the place of what was typed.
 */
export function useTyped(value: string, tell: (typed: string) => void): readonly [string, (typed: string) => void] {
  const [typing, setTyping] = useState<Typing>({ typed: value, shown: value, awaited: [] });
  const current = value === typing.shown ? typing : withShown(typing, value);
  if (current !== typing) setTyping(current);
  return [
    current.typed,
    (typed) => {
      setTyping((known) => ({ ...known, typed, awaited: [...known.awaited, typed].slice(-mostAwaited) }));
      tell(typed);
    },
  ];
}

function withShown({ typed, awaited }: Typing, shown: string): Typing {
  const at = awaited.lastIndexOf(shown);
  return at < 0 ? { typed: shown, shown, awaited: [] } : { typed, shown, awaited: awaited.slice(at + 1) };
}
