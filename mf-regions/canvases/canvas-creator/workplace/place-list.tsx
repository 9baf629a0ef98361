import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState } from '@barnwatch/shared/ui';
import type { CanvasCamera } from '../../../canvas-records/record/canvas-camera';
import styles from './panel.module.css';
import type { Creator } from './use-creator';

export interface PlaceListProps {
  readonly creator: Creator;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly onAdd: () => void;
}

/** The pictures on the canvas, the uppermost first, to be chosen without a pointer. */
export function PlaceList({ creator, cameras, onAdd }: PlaceListProps) {
  const { t, language } = useTexts('mf-regions');
  const { now, selected } = creator.state;
  if (now.places.length === 0) {
    return (
      <EmptyState
        icon="camera"
        hint={t('canvasPlaces.none')}
        action={
          <Button kind="primary" icon="add" onClick={onAdd}>
            {t('canvasTools.add')}
          </Button>
        }
      />
    );
  }
  const percent = (share: number) => formatNumber(share * 100, language);
  return (
    <fieldset className={styles.places}>
      <legend className={styles.legend}>{t('canvasPlaces.title', { count: now.places.length })}</legend>
      <ul className={styles.list}>
        {now.places.toReversed().map((place) => {
          const camera = cameras?.get(place.cameraId);
          return (
            <li key={place.key}>
              <label className={styles.row} data-chosen={selected.has(place.key) || undefined}>
                <input
                  type="checkbox"
                  className={styles.tick}
                  checked={selected.has(place.key)}
                  onChange={() => creator.toggle(place.key)}
                />
                <span className={styles.name}>
                  {camera?.name ?? place.cameraId}
                  {camera?.isPrivate && <span className={styles.note}> {t('canvasPicture.privacy')}</span>}
                  {camera?.isDecommissioned && <span className={styles.note}> {t('canvasPlaces.decommissioned')}</span>}
                  {cameras && !camera && <span className={styles.note}> {t('canvasPicture.no-camera')}</span>}
                </span>
                <span className={styles.where}>
                  {t('canvasPlaces.where', { x: percent(place.x), y: percent(place.y), width: percent(place.width) })}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
