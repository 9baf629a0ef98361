import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { usePicture } from '@barnwatch/shared/pictures';
import { Icon } from '@barnwatch/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import type { FloorPlan } from '../record/canvas';
import styles from './plan-below.module.css';
import { planPicture } from './plan-picture';

export interface PlanBelowProps {
  readonly barn: InstanceView;
  readonly plan: FloorPlan;
  /** Why it cannot be seen stands there in words; nothing otherwise. */
  readonly hasWords: boolean;
  /** Stable; its width by its height, once it is seen. */
  readonly onRatio?: (ratio: number) => void;
}

/** The floor plan below the pictures of a canvas, whole. A picture of the barn is seen without it, too. */
export function PlanBelow({ barn, plan: { pictureId, opacity }, hasWords, onRatio }: PlanBelowProps) {
  const { t } = useTexts('mf-regions');
  const client = useInstanceClient(barn.globalUniqueIdentifier);
  const { globalUniqueIdentifier, accountId } = barn;
  const source = useMemo(
    () => planPicture(client, { globalUniqueIdentifier, accountId }, pictureId),
    [client, globalUniqueIdentifier, accountId, pictureId],
  );
  const { state } = usePicture(barn, source);
  const [broken, setBroken] = useState<string | null>(null);
  const frame = state.kind === 'ready' ? state.picture.frame : null;
  const isBroken = frame !== null && frame === broken;
  useEffect(() => {
    if (state.kind === 'failed' || isBroken) onRatio?.(0);
  }, [state.kind, isBroken, onRatio]);
  if (frame !== null && !isBroken) {
    return (
      <img
        className={styles.plan}
        src={frame}
        alt=""
        draggable={false}
        style={{ opacity }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onRatio?.(naturalWidth / naturalHeight)}
        onError={() => setBroken(frame)}
      />
    );
  }
  return hasWords && (state.kind === 'failed' || isBroken) ? (
    <span className={styles.absence}>
      <Icon name="damaged" size={18} /> {t('floorPlan.notShown')}
    </span>
  ) : null;
}
