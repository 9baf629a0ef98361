import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState } from '@barnwatch/shared/ui';
import type { Canvas } from '../../canvas-records/record/canvas';
import { cameraCanvasPath, canvasCreatorPath, canvasListPath } from '../../canvas-records/record/canvas-addresses';
import styles from './camera-canvas.module.css';

export interface NoCanvasProps {
  readonly barnId: string;
  /** That of the address; null where the canvas shown first was meant. */
  readonly canvasId: string | null;
  /** It is there, and nothing lies on it. */
  readonly empty: Canvas | null;
  readonly canvases: readonly Canvas[];
  /** It is there, and cannot be read. */
  readonly isUnreadable: boolean;
}

/** Why there is no canvas to see, and the ways to those that there are. */
export function NoCanvas({ barnId, canvasId, empty, canvases, isUnreadable }: NoCanvasProps) {
  const { t } = useTexts('mf-regions');
  const canOpen = useCanOpen();
  const creator = canvasCreatorPath(barnId, empty?.canvasId ?? null);
  const list = canvasListPath(barnId);
  const others = canvases.filter((one) => one.canvasId !== empty?.canvasId && one.places.length > 0);
  const why = isUnreadable ? 'unreadableCanvas' : empty ? 'empty' : canvasId === null ? 'noBase' : 'unknown';
  return (
    <>
      <EmptyState
        icon="grid"
        hint={t(`cameraCanvas.${why}`)}
        action={
          <>
            {canOpen(list) && (
              <SuiteLink className={buttonClass('quiet')} to={list}>
                {t('cameraCanvas.list')}
              </SuiteLink>
            )}
            {(empty || canvasId === null) && canOpen(creator) && (
              <SuiteLink className={buttonClass('primary')} to={creator}>
                {t(empty ? 'cameraCanvas.edit' : 'cameraCanvas.create')}
              </SuiteLink>
            )}
          </>
        }
      />
      {others.length > 0 && (
        <nav aria-label={t('cameraCanvas.others')}>
          <ul className={styles.others}>
            {others.map((one) => (
              <li key={one.canvasId}>
                <SuiteLink className={buttonClass('quiet')} to={cameraCanvasPath(barnId, one.canvasId)}>
                  <span dir="auto">{one.name}</span>
                </SuiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
