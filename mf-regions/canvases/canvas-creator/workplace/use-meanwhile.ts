import { useTexts } from '@barnwatch/shared/i18n';
import { useShowToast } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import { type Arrangement, isSameArrangement } from '../arranging/arrangement';
import type { Base } from '../arranging/creator-state';
import type { Creator } from './use-creator';

export interface Meanwhile {
  /** What somebody else has made of it since this began; null where nobody did, or it was taken over. */
  readonly theirs: Base | null;
  /** Somebody has deleted it, or shows it no longer. */
  readonly isGone: boolean;
  /** Theirs, beside one’s own; null: not looked at now. */
  readonly compared: Base | null;
  readonly compare: (theirs: Base | null) => void;
  /** Both were brought together. */
  readonly take: (by: Arrangement) => void;
}

export interface MeanwhileOptions {
  readonly creator: Creator;
  readonly told: Base | null;
  readonly isMissing: boolean;
  readonly hasUnsaved: boolean;
}

/** What others do to the same canvas: taken over where nothing was done here, told and compared otherwise. */
export function useMeanwhile({ creator, told, isMissing, hasUnsaved }: MeanwhileOptions): Meanwhile {
  const { t } = useTexts('mf-regions');
  const showToast = useShowToast();
  const [compared, setCompared] = useState<Base | null>(null);
  const { base } = creator.state;
  const newer = told && base && told.canvasId === base.canvasId && told.lastUpdated > base.lastUpdated ? told : null;
  // Saved, and left before the barn had said so: what is on the device is what the barn has.
  const isOwn = newer !== null && isSameArrangement(creator.state.now, newer.arrangement);
  useEffect(() => {
    if (!newer) return;
    if (isOwn) creator.basedOn(newer);
    if (isOwn || hasUnsaved) return;
    creator.open(newer);
    showToast({ kind: 'info', text: t('canvasCreator.tookOver') });
  }, [newer, isOwn, hasUnsaved, creator, showToast, t]);
  return {
    theirs: hasUnsaved && !isOwn ? newer : null,
    isGone: isMissing && base !== null,
    compared,
    compare: setCompared,
    take: (by) => {
      if (!compared) return;
      creator.basedOn(compared);
      creator.step({ kind: 'replace', by });
      setCompared(null);
    },
  };
}
