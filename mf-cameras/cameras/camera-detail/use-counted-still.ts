import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import type { TilePicture } from '@barnwatch/shared/ui';
import { millisecondsInSecond } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { readStill } from '../../pictures/stills/read-still';
import type { FetchedStill, StillFailure } from '../../pictures/stills/still-answer';

/** As often as the barn counts anew is not known; as often as other stills on the screen are renewed is enough. */
const renewEveryMs = 10 * millisecondsInSecond;
const timeoutMs = 8 * millisecondsInSecond;

export interface CountedStill {
  /** Null until the first one has arrived. */
  readonly picture: TilePicture | null;
  /** Why the last one did not arrive; null if it did. */
  readonly failure: StillFailure | null;
}

const nothingYet: CountedStill = { picture: null, failure: null };

/**
 * The still of a camera with a dot on every animal that the barn has found. It is not kept: whoever looks at the barn
 * without dots must never meet it.
 *
 * @param ySize in device pixels; null while it is not wanted
 */
export function useCountedStill(instance: InstanceView, cameraId: string, ySize: number | null): CountedStill {
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  const [known, setKnown] = useState(nothingYet);
  const clockOffsetMs = instance.clockOffsetMs ?? 0;

  useEffect(() => {
    if (ySize === null) return;
    const end = new AbortController();
    const { signal } = end;
    let url: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (still: FetchedStill) => {
      const last = url;
      url = URL.createObjectURL(still.blob);
      const capturedAt = still.timeDefect ? null : still.timestamp - clockOffsetMs;
      setKnown({ picture: { url, capturedAt, ...timeDefectOf(still) }, failure: null });
      if (last !== null) URL.revokeObjectURL(last);
    };
    const ask = async () => {
      const answer = await readStill(client, cameraId, { ySize, timeoutMs, signal, fallback: false, dots: true });
      if (signal.aborted) return;
      if (answer.kind === 'still') show(answer.still);
      if (answer.kind === 'failed') setKnown(({ picture }) => ({ picture, failure: answer.failure }));
      timer = setTimeout(() => void ask(), renewEveryMs);
    };
    void ask();
    return () => {
      end.abort();
      clearTimeout(timer);
      setKnown(nothingYet);
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [client, cameraId, ySize, clockOffsetMs]);
  return known;
}

function timeDefectOf({ timeDefect }: FetchedStill): Pick<TilePicture, 'timeDefect'> {
  return timeDefect === undefined ? {} : { timeDefect };
}
