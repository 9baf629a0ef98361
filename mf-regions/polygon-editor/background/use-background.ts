import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import {
  type PictureFailure,
  type PictureReading,
  type PictureState,
  usePicture,
  useRecordedPicture,
} from '@barnwatch/shared/pictures';
import { useMemo, useState } from 'react';
import type { PictureSize } from '../../geometry/polygon/polygon';
import { type Background, momentOf } from './background-moment';
import { stillSource } from './still-source';

/** A taller picture shows no more on any screen than this. */
const mostHeight = 2160;

const undrawable: PictureFailure = { kind: 'damaged', damage: 'undecodable' };

export interface BackgroundReading extends PictureReading {
  /** Asks for what the camera sees now. */
  readonly renew: () => void;
  /** It passes every check, and the browser cannot draw it all the same. */
  readonly onBroken: (frame: string) => void;
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
  const [broken, setBroken] = useState<string | null>(null);
  const reading = background === 'now' ? still : recorded;
  return {
    ...reading,
    state: drawable(reading.state, broken),
    renew: () => setAsked((last) => last + 1),
    onBroken: setBroken,
  };
}

function drawable(state: PictureState, broken: string | null): PictureState {
  switch (state.kind) {
    case 'ready':
      return state.picture.frame === broken ? { kind: 'failed', key: state.key, failure: undrawable } : state;
    case 'loading':
      return state.last?.frame === broken ? { ...state, last: null } : state;
    case 'failed':
      return state;
  }
}
