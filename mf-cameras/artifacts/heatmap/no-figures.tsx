import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure } from '@barnwatch/shared/ui';
import type { MapFigures } from './use-compared-maps';

export type NoFiguresProps = Pick<Extract<MapFigures, { readonly kind: 'failed' }>, 'reading'>;

/** Why there is only the barn's own picture. */
export function NoFigures({ reading }: NoFiguresProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <RequestFailure
      error={reading.error}
      what={t('heatmap.noFigures')}
      onRetry={reading.retry}
      retrying={reading.refreshing}
      form="line"
    />
  );
}
