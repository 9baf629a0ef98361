import { knownReading, usePartedReading } from '@barnwatch/shared/answers';
import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import type { AnswerOf } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { countLabelsByCamera, countRequestByCamera } from '../data/data-questions';
import { usualDays } from '../data/usual';
import { type PictureCount, pictureCountOf } from './picture-counts';

/** What the pictures can say of their counts; without it nobody wants them, or nobody here may see them. */
type CountsOnPicturesState =
  | { readonly kind: 'awaited' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly counts: ReadonlyMap<string, PictureCount> };

const CountsOnPicturesContext = createContext<CountsOnPicturesState | null>(null);

/** What counts on pictures need. */
export const mayCount = { any: ['data.view'] } as const;

/** A day, the days before it that say what is usual, and one more for the edges. */
const days = { duration: (usualDays + 2) * millisecondsInDay };
/** An answer of so many is some 200 kB before it is packed. */
const camerasInPart = 20;
const refreshEveryMs = 10 * millisecondsInMinute;

export interface CountsOnPicturesProps {
  readonly instance: InstanceView;
  readonly cameraIds: readonly string[];
  /** Whether somebody wants them. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Lets the pictures in it show what their cameras count: one question for all of them, and only where it is wanted. */
export function CountsOnPictures({ instance, cameraIds, isShown, children }: CountsOnPicturesProps) {
  const isPermitted = usePermission(mayCount, instance.globalUniqueIdentifier);
  const [state, setState] = useState<CountsOnPicturesState | null>(null);
  return (
    <CountsOnPicturesContext value={state}>
      {isShown && isPermitted && cameraIds.length > 0 && (
        <AskCounts instance={instance} cameraIds={cameraIds} onState={setState} />
      )}
      {children}
    </CountsOnPicturesContext>
  );
}

/** What the picture of a camera can say of its count; null where that is nothing. */
export function usePictureCount(cameraId: string): PictureCount | 'awaited' | 'failed' | null {
  const state = useContext(CountsOnPicturesContext);
  if (state === null) return null;
  return state.kind === 'known' ? (state.counts.get(cameraId) ?? null) : state.kind;
}

interface AskCountsProps {
  readonly instance: InstanceView;
  readonly cameraIds: readonly string[];
  readonly onState: (state: CountsOnPicturesState | null) => void;
}

/** Asks, and draws nothing itself: the pictures stay the same ones when somebody chooses otherwise. */
function AskCounts({ instance, cameraIds, onState }: AskCountsProps) {
  const reading = usePartedReading(countLabelsByCamera, {
    body: { cameraIds, days },
    bodies: () => partsOf(cameraIds),
    select: tablesOf,
    join: joined,
    instanceId: instance.globalUniqueIdentifier,
    keep: true,
    refreshEveryMs,
  });
  const tables = knownReading(reading)?.value ?? null;
  const hasFailed = reading.state === 'failed';
  const offset = instance.clockOffsetMs ?? 0;
  // Of a barn that does not answer any more a count grows too old for its picture.
  const turn = useNow(refreshTurn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: time passes
  useEffect(() => {
    if (tables === null) {
      onState({ kind: hasFailed ? 'failed' : 'awaited' });
      return;
    }
    const now = Date.now() + offset;
    const counts = [...tables].flatMap(([cameraId, hours]) => {
      const count = pictureCountOf(hours, now);
      return count ? [[cameraId, count] as const] : [];
    });
    onState({ kind: 'known', counts: new Map(counts) });
  }, [tables, hasFailed, offset, onState, turn]);
  useEffect(() => () => onState(null), [onState]);
  return null;
}

const refreshTurn = (now: number): number => Math.floor(now / refreshEveryMs);

function partsOf(cameraIds: readonly string[]) {
  return Array.from({ length: Math.ceil(cameraIds.length / camerasInPart) }, (_, part) => {
    const own = cameraIds.slice(part * camerasInPart, (part + 1) * camerasInPart);
    return countRequestByCamera({ cameraId: { $in: own } }, days, millisecondsInHour);
  });
}

type Tables = AnswerOf<typeof countLabelsByCamera>['labelCount'];

function tablesOf({ labelCount }: AnswerOf<typeof countLabelsByCamera>): Tables {
  return labelCount;
}

function joined(parts: readonly Tables[]): Tables {
  return new Map(parts.flatMap((part) => [...part]));
}
