import { readTakenAlong, type TakenAlong } from '@barnwatch/shared/along';
import { type InstanceView, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useDataSaving } from '@barnwatch/shared/settings';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { startTaking, takingAtom } from './taking';
import { isFreeLine, takingDevice } from './taking-device';
import { useOfferedParts } from './use-offered-parts';

/** How often it is looked whether something is due, ms. */
const lookedEvery = millisecondsInHour;

/** Whether what was taken is taken anew by itself: a day after it was whole, an hour after a try that did not get so far. */
export function isDue({ daily, wholeAt, begunAt }: TakenAlong, now: number): boolean {
  return daily && now - (wholeAt ?? 0) >= millisecondsInDay && now - begunAt >= millisecondsInHour;
}

/** Takes the selected barn along anew, once a day, where the line costs nothing and no data are saved. */
export function DailyTaking() {
  const barn = useSelectedBarn();
  const { kind } = useAtomValue(takingAtom);
  const [saving] = useDataSaving();
  const isWanted = barn?.loggedIn === true && barn.online && saving.kind === 'none' && kind !== 'taking';
  const due = useDue(isWanted ? barn : null);
  return isWanted && due && <TakenAnew barn={barn} taken={due} />;
}

function useDue(barn: InstanceView | null): TakenAlong | null {
  const [due, setDue] = useState<{ readonly of: string; readonly taken: TakenAlong } | null>(null);
  const instanceId = barn?.globalUniqueIdentifier ?? '';
  const accountId = barn?.accountId ?? '';
  const of = `${instanceId} ${accountId}`;
  useEffect(() => {
    if (instanceId === '') return;
    let wanted = true;
    const look = async () => {
      if (document.visibilityState === 'hidden' || !isFreeLine(connectionOf(navigator))) return;
      const taken = await readTakenAlong({ instanceId, accountId });
      if (wanted) setDue(taken && isDue(taken, Date.now()) ? { of, taken } : null);
    };
    void look();
    const timer = setInterval(() => void look(), lookedEvery);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [instanceId, accountId, of]);
  return due?.of === of ? due.taken : null;
}

function connectionOf(navigator: object): unknown {
  return 'connection' in navigator ? navigator.connection : undefined;
}

function TakenAnew({ barn, taken }: { readonly barn: InstanceView; readonly taken: TakenAlong }) {
  const states = useStore();
  const { globalUniqueIdentifier: instanceId } = barn;
  const accountId = barn.accountId ?? '';
  const { asking, parts } = useOfferedParts(instanceId, taken.days);
  const chosen = parts?.filter(({ key }) => taken.parts.includes(key)) ?? null;
  const isKnown = chosen?.every(({ state }) => state !== 'loading') ?? false;
  const ready = isKnown ? (chosen?.filter(({ state }) => state === 'ready') ?? []) : [];
  const canStart = ready.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: started once with what is known by then
  useEffect(() => {
    if (!canStart) return;
    const { days, daily } = taken;
    const order = { place: { instanceId, accountId }, parts: ready, days, daily, byItself: true };
    void startTaking(states, order, takingDevice(states));
  }, [canStart]);
  return asking;
}
