import { knownReading, useReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, RequestFailure } from '@barnwatch/shared/ui';
import { listRegionMappings } from '@barnwatch/shared/wire/calls';
import { useEffect } from 'react';
import { type RegionsByCamera, regionsByCamera } from '../../barn/places/camera-regions';

export const noRegions: RegionsByCamera = new Map();

/** Asks where the places of the barn are on the pictures; says that they could not be had. Needs `regions.view`. */
export function RegionReader({ onRegions }: { readonly onRegions: (regions: RegionsByCamera) => void }) {
  const { t } = useTexts('mf-incidents');
  const reading = useReading(listRegionMappings, { keep: true }, regionsByCamera);
  const known = knownReading(reading);
  const regions = known?.value ?? noRegions;
  useEffect(() => {
    onRegions(regions);
    return () => onRegions(noRegions);
  }, [onRegions, regions]);
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
