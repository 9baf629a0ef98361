import type { BarnAnswer } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { useMemo } from 'react';
import type { Camera } from '../api/camera';
import { useCameras } from '../api/use-cameras';
import { listedCameras } from './select-cameras';
import { useShowUntagged } from './use-show-untagged';

export interface ListedCameras {
  readonly answer: BarnAnswer<readonly Camera[]>;
  /** Every camera of the last good answer, decommissioned ones too; null while there is none. */
  readonly all: readonly Camera[] | null;
  /** Those that are listed, in the order of the walk through the barn. */
  readonly listed: readonly Camera[];
  readonly showUntagged: boolean;
  readonly setShowUntagged: (showUntagged: boolean) => void;
  /** When the last good answer arrived, ms since 1970 UTC by the device's clock. */
  readonly receivedAt: number | null;
}

/** The cameras of the selected barn as every screen lists them. */
export function useListedCameras(): ListedCameras {
  const { language } = useTexts('mf-cameras');
  const [showUntagged, setShowUntagged] = useShowUntagged();
  const answer = useCameras();
  const known = answer.state === 'ready' ? answer : answer.state === 'failed' ? answer.stale : undefined;
  const all = known?.value ?? null;
  const listed = useMemo(() => listedCameras(all ?? [], showUntagged, language), [all, showUntagged, language]);
  return { answer, all, listed, showUntagged, setShowUntagged, receivedAt: known?.receivedAt ?? null };
}
