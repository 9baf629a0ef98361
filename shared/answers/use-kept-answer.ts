import { useEffect, useRef, useState } from 'react';
import type { AuthClient } from '../auth-client/auth-client';
import { type AnswerKey, keptAnswer, keptName } from './fetch-answer';
import type { Parse, Received } from './read-answer';

/** What this device has kept of an answer, while nothing newer is there; undefined where there is none, or not yet. */
export function useKeptAnswer(
  identity: AnswerKey,
  keptAs: string,
  parse: Parse<unknown>,
  isWanted: boolean,
  on: AuthClient,
): Received | undefined {
  const latest = useRef({ identity, parse });
  latest.current = { identity, parse };
  const name = keptName(identity, keptAs);
  const [kept, setKept] = useState<{ name: string; received: Received } | null>(null);
  // With the first drawing, not after it: the device is read while the rest of the page is drawn.
  const [first] = useState(() => (isWanted ? { name, read: keptAnswer(identity, keptAs, parse, on) } : null));
  const early = useRef(first);
  useEffect(() => {
    if (!isWanted) return;
    let isStillWanted = true;
    const begun = early.current?.name === name ? early.current.read : null;
    early.current = null;
    void (begun ?? keptAnswer(latest.current.identity, keptAs, latest.current.parse, on)).then((received) => {
      if (isStillWanted && received) setKept({ name, received });
    });
    return () => {
      isStillWanted = false;
    };
  }, [isWanted, keptAs, name, on]);
  return kept?.name === name ? kept.received : undefined;
}
