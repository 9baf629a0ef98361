import { useCallback, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import { useDraft } from '../../writing/drafts/use-draft';
import { marksWith, type Reviewable, type ReviewMarks } from './review-marks';

const keptMarks = v.array(v.tuple([v.string(), v.number()]));

export interface Review {
  readonly marks: ReviewMarks;
  /** Whether the kept marks have been read: nothing is marked before. */
  readonly ready: boolean;
  readonly mark: (incidents: readonly Reviewable[], reviewed: boolean) => void;
}

/**
 * What this account has reviewed at the selected barn. Instances keep no such marks (contract): they are kept on this
 * device, for each account, until it logs out. Mount it anew for another barn.
 */
export function useReviewMarks(): Review {
  const reading = useDraft('reviewed-incidents', keptMarks);
  const found = reading.state === 'read' ? reading.found : null;
  const kept = useMemo(() => new Map(found ?? []), [found]);
  const [changed, setChanged] = useState<ReviewMarks | null>(null);
  const marks = changed ?? kept;
  const latest = useRef(marks);
  latest.current = marks;
  const store = reading.state === 'read' ? reading.store : null;
  const mark = useCallback(
    (incidents: readonly Reviewable[], reviewed: boolean) => {
      if (store === null) return;
      latest.current = marksWith(latest.current, incidents, reviewed);
      setChanged(latest.current);
      void store.keep([...latest.current]);
    },
    [store],
  );
  return { marks, ready: store !== null, mark };
}
