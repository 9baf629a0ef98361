import type { TakenAlong } from '@barnwatch/shared/along';
import { type InstanceView, OfBarn, useInstances } from '@barnwatch/shared/auth-client';
import { useDataSaving } from '@barnwatch/shared/settings';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { startTaking, takingAtom } from './taking';
import { takingDevice } from './taking-device';
import { useDueBarn } from './use-due-barn';
import { useOfferedParts } from './use-offered-parts';

/** What a barn has is told within this time, or another barn has its turn, ms. */
const longestAskingMs = millisecondsInMinute;

/** Whether what was taken is taken anew by itself: a day after it was whole, an hour after a try that did not get so far. */
export function isDue({ daily, wholeAt, begunAt }: TakenAlong, now: number): boolean {
  return daily && now - (wholeAt ?? 0) >= millisecondsInDay && now - begunAt >= millisecondsInHour;
}

/**
 * Takes each barn that was taken along anew, once a day, where the line costs nothing and no data are saved: one after
 * the other, whichever is selected.
 */
export function DailyTaking() {
  const instances = useInstances();
  const taking = useAtomValue(takingAtom);
  const [saving] = useDataSaving();
  const mayTake = saving.kind === 'none' && taking.kind !== 'taking';
  const barns = instances.filter(({ type, loggedIn, online }) => type === 'barn' && loggedIn && online);
  const { due, leave } = useDueBarn(mayTake ? barns : none, isDue, taking);
  if (due === null) return null;
  const { barn, taken } = due;
  const { globalUniqueIdentifier } = barn;
  return (
    <OfBarn instanceId={globalUniqueIdentifier}>
      <TakenAnew key={globalUniqueIdentifier} barn={barn} taken={taken} onLeft={leave} />
    </OfBarn>
  );
}

const none: readonly InstanceView[] = [];

interface TakenAnewProps {
  readonly barn: InstanceView;
  readonly taken: TakenAlong;
  /** It is not known what the barn has: another one has its turn. */
  readonly onLeft: () => void;
}

function TakenAnew({ barn, taken, onLeft }: TakenAnewProps) {
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
    if (!canStart) {
      const timer = setTimeout(onLeft, isKnown ? 0 : longestAskingMs);
      return () => clearTimeout(timer);
    }
    const { days, daily } = taken;
    const order = { place: { instanceId, accountId }, parts: ready, days, daily, byItself: true };
    void startTaking(states, order, takingDevice(states));
  }, [canStart, isKnown]);
  return asking;
}
