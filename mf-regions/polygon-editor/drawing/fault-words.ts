import { useTexts } from '@barnwatch/shared/i18n';
import { useCallback } from 'react';
import { fewestPoints, mostPoints, type PolygonFault } from '../../geometry/polygon/polygon-fault';

/** What is wrong with a region, for people: points are counted from 1. */
export function useFaultWords(): (fault: PolygonFault) => string {
  const { t } = useTexts('mf-regions');
  return useCallback(
    (fault) => {
      switch (fault.kind) {
        case 'too-few-points':
          return t('polygonEditor.fault.too-few-points', { count: fewestPoints });
        case 'too-many-points':
          return t('polygonEditor.fault.too-many-points', { count: mostPoints });
        case 'outside':
          return t('polygonEditor.fault.outside', { point: fault.index + 1 });
        case 'too-close':
          return t('polygonEditor.fault.too-close', { point: fault.index + 1, other: fault.other + 1 });
        case 'crossing':
          return t('polygonEditor.fault.crossing', { point: fault.index + 1, other: fault.other + 1 });
      }
    },
    [t],
  );
}
