import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { saveFile, useShowToast } from '@barnwatch/shared/ui';
import { canSharePictures, sharePicture } from '../../pictures/files/share-picture';
import { pictureNow, snapshotName } from '../../pictures/files/snapshot-file';
import { pagePictures } from '../../pictures/page/page-pictures';
import { tilePicture } from '../../pictures/page/tile-picture';
import type { LivePictureView } from '../session/use-live-picture';

export interface Snapshot {
  /** Null while there is no picture that may be taken away. */
  readonly save: (() => void) | null;
  /** Null, too, where the browser hands no pictures on. */
  readonly share: (() => void) | null;
}

interface Taken {
  readonly blob: Blob;
  readonly name: string;
}

/** The picture that is seen now, as a file. */
export function useSnapshot(
  instance: InstanceView,
  { cameraId, name }: { readonly cameraId: string; readonly name: string },
  { snapshot, frame, state }: LivePictureView,
): Snapshot {
  const { t } = useTexts('mf-cameras');
  const showToast = useShowToast();
  const moving = snapshot.connection.kind === 'playing';
  const fail = () => showToast({ kind: 'error', text: t('liveView.snapshotFailed') });

  const take = async (): Promise<Taken | null> => {
    const now = moving ? await pictureNow(snapshot.element) : null;
    const key = pictureKey(instance.globalUniqueIdentifier, instance.accountId ?? '', cameraId);
    const blob = now ?? pagePictures().stillCache.blob(key);
    if (!blob) return null;
    const takenAt = new Date((now ? null : tilePicture(frame, instance)?.capturedAt) ?? Date.now());
    return { blob, name: snapshotName(shownName(instance), name, takenAt, now ? 'png' : 'jpg') };
  };
  const save = async () => {
    const taken = await take();
    if (taken) saveFile(taken.blob, taken.name);
    else fail();
  };
  const share = async () => {
    const taken = await take();
    if (!taken || !(await sharePicture(navigator, taken.blob, taken.name))) fail();
  };
  const isThere = state.kind !== 'privacy' && (moving || frame !== null);
  return {
    save: isThere ? () => void save() : null,
    share: isThere && canSharePictures(navigator) ? () => void share() : null,
  };
}
