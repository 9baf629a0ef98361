import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { latestMoment } from '../../past/camera-images/moments';
import { pagePictures } from '../../pictures/page/page-pictures';
import { useOrigin } from '../../pictures/page/use-origin';
import { CameraVideo } from '../video/camera-video';
import { mediaSourceOf, mediaTrackOpener } from '../video/media-track';
import { pieceOpener } from '../video/open-piece';
import { withinBudget } from '../video/within-budget';
import type { Playback } from './playback';
import { PlaybackSession } from './playback-session';
import { viewWith } from './scrub-moments';

export interface Opening {
  readonly span: TimeSpan;
  /** What is seen first. */
  readonly moment: number;
}

export interface OpenPlayback {
  readonly session: PlaybackSession;
  readonly cameraIds: readonly string[];
  /** Of each camera, in their order; none where this browser plays no video. */
  readonly elements: readonly HTMLVideoElement[];
}

/** The playback of some cameras for as long as the component is there; null before it is. What it was opened with stays. */
export function usePlayback(
  instance: InstanceView,
  cameraIds: readonly string[],
  opening: Opening,
): OpenPlayback | null {
  const { globalUniqueIdentifier: instanceId, accountId } = instance;
  const client = useInstanceClient(instanceId);
  const { budget } = pagePictures().at(useOrigin(instance));
  const offset = useRef(0);
  useEffect(() => {
    offset.current = instance.clockOffsetMs ?? 0;
  }, [instance.clockOffsetMs]);
  const first = useRef(opening);
  const [open, setOpen] = useState<OpenPlayback | null>(null);
  const wanted = cameraIds.join('\n');

  useEffect(() => {
    const ids = wanted.split('\n');
    const source = mediaSourceOf(globalThis);
    const { clock } = pagePictures();
    const latest = () => latestMoment(clock.now() + offset.current);
    const elements = source ? ids.map(newElement) : [];
    const { span } = first.current;
    // Nothing is seen of what has not come yet.
    const moment = Math.min(first.current.moment, latest());
    const session = new PlaybackSession({
      clock,
      latest,
      span,
      moment,
      openVideos: (onChange) =>
        elements.map((element, index) => {
          const openPiece = withinBudget(pieceOpener(client, ids[index] ?? ''), budget);
          const openTrack = mediaTrackOpener(source ?? MediaSource);
          const on = { element, openPiece, openTrack, clock, latest, onChange, random: Math.random };
          return new CameraVideo(on, moment);
        }),
    });
    const keys = ids.map((cameraId) => pictureKey(instanceId, accountId ?? '', cameraId));
    const stopHiding = pagePictures().onHidden((key) => {
      if (keys.includes(key)) session.reload();
    });
    const retry = () => session.retry();
    addEventListener('online', retry);
    setOpen({ session, cameraIds: ids, elements });
    return () => {
      // Cameras that come and go do not lose the moment.
      first.current = { span, moment: session.moment() };
      removeEventListener('online', retry);
      stopHiding();
      session.close();
      setOpen(null);
    };
  }, [client, instanceId, accountId, wanted, budget]);

  // The barn answers again, or by another way: no reason to wait for the next try.
  const strategy = instance.activeConnectionStrategy;
  useEffect(() => {
    if (strategy !== null) open?.session.retry();
  }, [open, strategy]);
  return open;
}

function newElement(): HTMLVideoElement {
  const element = document.createElement('video');
  Object.assign(element, { muted: true, playsInline: true, disableRemotePlayback: true, preload: 'auto' });
  return element;
}

export function usePlaybackState(session: PlaybackSession): Playback {
  return useSyncExternalStore(session.subscribe, session.playback);
}

/** When what is seen was taken, as it runs. */
export function useShownMoment(session: PlaybackSession): number {
  return useSyncExternalStore(session.subscribe, session.shownMoment);
}

/** Where a hand has moved the line of time to, and what was seen then. */
export interface MovedView {
  readonly view: TimeSpan;
  readonly at: number;
}

/** Which part of time the line of time shows: where it was moved to, until the moment goes on; else what holds that. */
export function useView(session: PlaybackSession, opened: TimeSpan, moved: MovedView | null): TimeSpan {
  const span = moved?.view ?? opened;
  const start = useSyncExternalStore(session.subscribe, () => {
    const moment = session.moment();
    return moment === moved?.at ? span.start : viewWith(span, moment).start;
  });
  return useMemo(() => ({ start, end: start + span.end - span.start }), [start, span]);
}
