import { readTakenAlong, type TakenAlong } from '@barnwatch/shared/along';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { millisecondsInHour } from 'date-fns/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isFreeLine } from './taking-device';

/** How often it is looked whether something is due, ms. */
const lookedEveryMs = millisecondsInHour;
/** Between two barns: what somebody looks at meanwhile is not the second of two that wait for a line, ms. */
const betweenMs = 5_000;

export interface DueBarn {
  readonly barn: InstanceView;
  readonly taken: TakenAlong;
}

/**
 * The first of some barns of which what was taken along is to be taken anew, and what leaves it out until the next hour.
 *
 * @param since another one after each taking: then the next barn has its turn
 */
export function useDueBarn(
  barns: readonly InstanceView[],
  isDue: (taken: TakenAlong, now: number) => boolean,
  since: object,
): { readonly due: DueBarn | null; readonly leave: () => void } {
  const [due, setDue] = useState<(DueBarn & { readonly of: string }) | null>(null);
  const [turn, setTurn] = useState(0);
  const left = useRef(new Set<string>());
  const wanted = useRef(barns);
  wanted.current = barns;
  const of = barns.map(keyOf).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a taking that has ended and another turn are reasons to look again
  useEffect(() => {
    setDue(null);
    if (of === '') return;
    let isWanted = true;
    const look = async () => {
      if (document.visibilityState === 'hidden' || !isFreeLine(connectionOf(navigator))) return;
      const found = await firstDue(
        wanted.current.filter((barn) => !left.current.has(keyOf(barn))),
        isDue,
      );
      if (isWanted) setDue(found && { ...found, of });
    };
    const lookAnew = () => {
      left.current.clear();
      void look();
    };
    const first = setTimeout(() => void look(), betweenMs);
    const timer = setInterval(lookAnew, lookedEveryMs);
    return () => {
      isWanted = false;
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [of, since, turn]);

  const leave = useCallback(() => {
    if (due !== null) left.current.add(keyOf(due.barn));
    setTurn((last) => last + 1);
  }, [due]);
  return { due: due?.of === of ? due : null, leave };
}

function keyOf({ globalUniqueIdentifier, accountId }: InstanceView): string {
  return `${globalUniqueIdentifier} ${accountId}`;
}

async function firstDue(
  barns: readonly InstanceView[],
  isDue: (taken: TakenAlong, now: number) => boolean,
): Promise<DueBarn | null> {
  for (const barn of barns) {
    const place = { instanceId: barn.globalUniqueIdentifier, accountId: barn.accountId ?? '' };
    const taken = await readTakenAlong(place);
    if (taken && isDue(taken, Date.now())) return { barn, taken };
  }
  return null;
}

function connectionOf(navigator: object): unknown {
  return 'connection' in navigator ? navigator.connection : undefined;
}
