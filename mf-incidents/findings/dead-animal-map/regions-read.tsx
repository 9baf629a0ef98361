import { type BarnReading, knownReading, useReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, RequestFailure } from '@barnwatch/shared/ui';
import { listRegionMappings } from '@barnwatch/shared/wire/calls';
import { type RegionsByCamera, regionsByCamera } from '../../barn/places/camera-regions';

export const noRegions: RegionsByCamera = new Map();

/** Where the places of a barn are on its pictures. Asked for where `isAsked`: it needs `regions.view`. */
export function useRegions(isAsked: boolean): BarnReading<RegionsByCamera> {
  return useReading(listRegionMappings, { keep: true, isAsked }, regionsByCamera);
}

/** Says that the places of the barn could not be had, or not all. */
export function RegionNotes({ reading }: { readonly reading: BarnReading<RegionsByCamera> }) {
  const { t } = useTexts('mf-incidents');
  const known = knownReading(reading);
  return (
    <>
      {reading.state === 'failed' && (
        <RequestFailure
          form="line"
          error={reading.error}
          what={t('deadAnimalMap.regionsFailed')}
          onRetry={reading.retry}
          retrying={reading.refreshing}
        />
      )}
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">{t('deadAnimalMap.regionsUnread', { count: known.setAside.length })}</Banner>
      )}
    </>
  );
}
