import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { type PictureReading, usePicture, useRecordedPicture } from '@barnwatch/shared/pictures';
import { useMemo, useState } from 'react';
import type { PictureSize } from '../../geometry/polygon/polygon';
import { type Background, momentOf } from './background-moment';
import { stillSource } from './still-source';

/** A taller picture shows no more on any screen than this. */
const mostHeight = 2160;

export interface BackgroundReading extends PictureReading {
  /** Asks for what the camera sees now. */
  readonly renew: () => void;
}

/** The picture of a camera that regions are drawn on: of now, or of the last noon or night. */
export function useBackground(
  barn: InstanceView,
  cameraId: string,
  background: Background,
  size: PictureSize,
  /** Privacy mode is on: no picture is asked for, and none stays. */
  isHidden = false,
): BackgroundReading {
  const client = useInstanceClient(barn.globalUniqueIdentifier);
  const { globalUniqueIdentifier, accountId, clockOffsetMs } = barn;
  const [asked, setAsked] = useState(0);
  const moment = useMemo(
    () => (background === 'now' || isHidden ? null : momentOf(background, Date.now() + (clockOffsetMs ?? 0))),
    [background, clockOffsetMs, isHidden],
  );
  const source = useMemo(
    () =>
      background === 'now' && !isHidden
        ? stillSource(client, { globalUniqueIdentifier, accountId }, cameraId, asked)
        : null,
    [background, client, globalUniqueIdentifier, accountId, cameraId, asked, isHidden],
  );
  const height = Math.min(size.height, mostHeight);
  const still = usePicture(barn, source);
  const recorded = useRecordedPicture(barn, moment === null ? null : { cameraId, moment, height });
  return { ...(background === 'now' ? still : recorded), renew: () => setAsked((last) => last + 1) };
}
