import { knownReading, usePartedReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import type { AnswerOf } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { useEffect } from 'react';
import { countLabelsByCamera, countRequestByCamera } from '../data/data-questions';
import { usualDays } from '../data/usual';
import { CountNote } from './count-note';
import type { CountsOnPicturesState } from './counts-on-pictures';
import { pictureCountOf } from './picture-counts';

/** A day, the days before it that say what is usual, and one more for the edges. */
const days = { duration: (usualDays + 2) * millisecondsInDay };
/** An answer of so many is some 200 kB before it is packed. */
const camerasInPart = 20;
const refreshEveryMs = 10 * millisecondsInMinute;

export interface AskCountsProps {
  readonly instance: InstanceView;
  readonly cameraIds: readonly string[];
  readonly onState: (state: CountsOnPicturesState | null) => void;
}

/** Asks, and draws nothing itself: the pictures stay the same ones when somebody chooses otherwise. */
export function AskCounts({ instance, cameraIds, onState }: AskCountsProps) {
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
    const notes = [...tables].flatMap(([cameraId, hours]) => {
      const count = pictureCountOf(hours, now);
      return count ? [[cameraId, <CountNote key={cameraId} count={count} />] as const] : [];
    });
    const noteOfCamera = new Map(notes);
    onState({ kind: 'known', noteOf: (cameraId) => noteOfCamera.get(cameraId) ?? null });
  }, [tables, hasFailed, offset, onState, turn]);
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
