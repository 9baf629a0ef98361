import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { IconButton, VisuallyHidden } from '@barnwatch/shared/ui';
import type { Zoom } from './use-zoom';
import styles from './zoom.module.css';

export interface ZoomButtonsProps {
  readonly zoom: Zoom;
  /** Nothing lies on the whole picture: the way into it is elsewhere, only the way out of it is here. */
  readonly isWholeBare?: boolean;
}

/** For those without wheel, keys or two free fingers. They lie on the picture and do not change its size. */
export function ZoomButtons({ zoom, isWholeBare = false }: ZoomButtonsProps) {
  const { t, language } = useTexts('mf-cameras');
  if (isWholeBare && !zoom.isZoomed) return null;
  return (
    <div className={styles.buttons}>
      {zoom.isZoomed && (
        <>
          <button type="button" className={styles.reset} onClick={zoom.reset} title={t('zoom.reset')}>
            {formatNumber(zoom.view.scale, language, 1)}×<VisuallyHidden>{t('zoom.reset')}</VisuallyHidden>
          </button>
          <IconButton kind="overlay" icon="zoom-out" name={t('zoom.out')} onClick={zoom.zoomOut} />
        </>
      )}
      {!isWholeBare && <IconButton kind="overlay" icon="zoom" name={t('zoom.in')} onClick={zoom.zoomIn} />}
    </div>
  );
}
