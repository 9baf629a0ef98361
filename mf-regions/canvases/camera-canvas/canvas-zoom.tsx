import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import styles from './camera-canvas.module.css';
import type { CanvasView } from './use-canvas-view';

export interface CanvasZoomProps {
  readonly view: CanvasView;
  readonly kind: 'plain' | 'overlay';
}

/** For those without wheel, keys or two free fingers. */
export function CanvasZoom({ view, kind }: CanvasZoomProps) {
  const { t, language } = useTexts('mf-regions');
  const { scale } = view.settled;
  return (
    <fieldset className={styles.zoom} aria-label={t('cameraCanvas.zoom')}>
      <IconButton
        kind={kind}
        icon="zoom-out"
        name={t('cameraCanvas.zoomOut')}
        disabled={scale <= 1}
        onClick={view.zoomOut}
      />
      <IconButton kind={kind} icon="zoom" name={t('cameraCanvas.zoomIn')} onClick={view.zoomIn} />
      <IconButton
        kind={kind}
        icon="fullscreen-leave"
        name={t('cameraCanvas.whole')}
        disabled={scale <= 1}
        onClick={view.whole}
      />
      {kind === 'plain' && <span className={styles.scale}>{formatNumber(scale, language, 1)}×</span>}
    </fieldset>
  );
}
