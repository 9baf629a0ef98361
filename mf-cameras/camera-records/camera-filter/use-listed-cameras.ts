import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { useMemo } from 'react';
import type { Camera } from '../record/camera';
import { useCameras } from '../record/use-cameras';
import { listedCameras } from './select-cameras';

export interface ListedCameras {
  readonly answer: BarnReading<readonly Camera[]>;
  /** Every camera of the last good answer, decommissioned ones too; null while there is none. */
  readonly all: readonly Camera[] | null;
  /** Those that are listed, in the order of the walk through the barn. */
  readonly listed: readonly Camera[];
  /** The ids of those whose records cannot be read: each list says how many are missing from it. */
  readonly setAside: readonly string[];
  /** Whether there are cameras and none of them can be read: that there is none would be wrong then. */
  readonly isUnreadable: boolean;
  readonly showUntagged: boolean;
  readonly setShowUntagged: (showUntagged: boolean) => void;
  /** When the last good answer arrived, ms since 1970 UTC by the device's clock. */
  readonly receivedAt: number | null;
}

const none: readonly string[] = [];

/** The cameras of the selected barn as every screen lists them. */
export function useListedCameras(): ListedCameras {
  const { language } = useTexts('mf-cameras');
  const [showUntagged, setShowUntagged] = useSetting('camerasWithoutTags');
  const answer = useCameras();
  const known = knownReading(answer);
  const all = known?.value ?? null;
  const listed = useMemo(() => listedCameras(all ?? [], showUntagged, language), [all, showUntagged, language]);
  const setAside = known?.setAside ?? none;
  const isUnreadable = all?.length === 0 && setAside.length > 0;
  const receivedAt = known?.receivedAt ?? null;
  return { answer, all, listed, setAside, isUnreadable, showUntagged, setShowUntagged, receivedAt };
}
