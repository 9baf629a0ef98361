import { useTexts } from '@barnwatch/shared/i18n';
import type { RegionUsage } from '../../region-records/record/region-usage';

export interface UsageWordsProps {
  /** Null while it is not known. */
  readonly usage: RegionUsage | null;
  readonly cameraName: (cameraId: string) => string;
}

/** More names than these are counted. */
const mostNames = 4;

/** How many regions there are, and on which cameras. */
export function UsageWords({ usage, cameraName }: UsageWordsProps) {
  const { t } = useTexts('mf-regions');
  if (usage === null) return t('usage.unknown');
  const { regions, cameraIds } = usage;
  if (regions === 0) return t('usage.none');
  const named = cameraIds.slice(0, mostNames).map(cameraName).join(', ');
  const others = cameraIds.length - mostNames;
  const cameras = others > 0 ? t('usage.andOthers', { named, count: others }) : named;
  return t('usage.regions', { count: regions, cameras });
}
