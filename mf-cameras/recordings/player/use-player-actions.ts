import { type InstanceView, shownName, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { saveFile, useCopy, useShowToast } from '@barnwatch/shared/ui';
import type { FullscreenControl } from '@barnwatch/shared/ui/zoom';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { playerPath } from '../../camera-records/addresses/camera-addresses';
import { pictureNow, snapshotName } from '../../pictures/files/snapshot-file';
import { besideSpeed } from './playback';
import type { PlaybackSession } from './playback-session';
import type { StageCamera } from './player-stage';
import { readFrame } from './read-frame';
import { seenForm } from './seen-picture';
import type { Beside } from './use-beside';
import { usePlayerKeys } from './use-player-keys';

export interface PlayerActionParts {
  readonly instance: InstanceView;
  readonly cameras: readonly StageCamera[];
  readonly session: PlaybackSession;
  readonly elements: readonly HTMLVideoElement[];
  readonly view: TimeSpan;
  readonly beside: Beside;
  readonly hasIncidents: boolean;
  readonly fullscreen: FullscreenControl;
}

export interface PlayerActions {
  readonly snapshot: () => void;
  readonly copyLink: () => void;
}

/** What is taken away from the player, and what its keys do. */
export function usePlayerActions(parts: PlayerActionParts): PlayerActions {
  const { instance, cameras, session, elements, view, beside, hasIncidents, fullscreen } = parts;
  const { t } = useTexts('mf-cameras');
  const showToast = useShowToast();
  const copy = useCopy();
  const client = useInstanceClient(instance.globalUniqueIdentifier);

  const save = async () => {
    const moment = session.shownMoment();
    for (const [index, { cameraId, name }] of cameras.entries()) {
      const form = seenForm(session.poster(index), session.playback().videos[index] ?? null);
      const file = snapshotName(shownName(instance), name, new Date(moment), form === 'video' ? 'png' : 'jpg');
      const blob =
        form === 'video'
          ? await pictureNow(elements[index] ?? null)
          : form === 'picture'
            ? await readFrame(client, cameraId, moment)
            : null;
      if (blob) saveFile(blob, file);
      else showToast({ kind: 'error', text: t('liveView.snapshotFailed') });
    }
  };
  const copyLink = () => {
    const moment = Math.round(session.moment());
    const path = playerPath(instance.globalUniqueIdentifier, cameras[0]?.cameraId ?? '', { type: 'timestamp', moment });
    const others = cameras.slice(1).map(({ cameraId }) => cameraId);
    const query = others.length > 0 ? `?${new URLSearchParams({ with: others.join() })}` : '';
    void copy(new URL(`${path}${query}`, location.origin).href);
  };

  usePlayerKeys((action) => {
    switch (action.kind) {
      case 'toggle':
        return session.toggle();
      case 'pause':
        return session.pause();
      case 'snapshot':
        return void save();
      case 'copy-link':
        return copyLink();
      case 'fullscreen':
        return fullscreen.toggle();
      case 'run':
        return session.runFaster(action.direction);
      case 'frame':
        return session.step(action.direction);
      case 'speed':
        return session.setSpeed(besideSpeed(session.playback().speed, action.direction));
      case 'jump':
        return session.seek(session.moment() + action.byMs);
      case 'edge':
        return session.seek(action.edge === 'start' ? view.start : view.end);
      case 'beside':
        if (action.what === 'recording' || hasIncidents) beside.go(action.what, action.direction);
    }
  });
  return { snapshot: () => void save(), copyLink };
}
