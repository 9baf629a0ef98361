import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { type Place, wholePicture } from '../../../canvas-records/geometry/place';
import { type Box, type Point, unitQuad } from '../../../canvas-records/geometry/point';
import type { Placed } from '../arranging/arrangement';
import { type Corner, cornerList } from '../arranging/shaping';
import { NumberField } from './number-field';
import styles from './panel.module.css';
import type { Creator } from './use-creator';

export interface PlaceFieldsProps {
  readonly creator: Creator;
  readonly place: Placed;
  readonly name: string;
}

const cornerNames = ['upperLeft', 'upperRight', 'lowerRight', 'lowerLeft'] as const;
const cropNames = ['x', 'y', 'width', 'height'] as const satisfies readonly (keyof Box)[];

/** Exact numbers of one picture: everything that handles do. */
export function PlaceFields({ creator, place, name }: PlaceFieldsProps) {
  const { t } = useTexts('mf-regions');
  const { step, endGesture } = creator;
  const { key, x, y, width, rotation } = place;
  const crop = place.crop ?? wholePicture;
  const corners = place.corners ?? unitQuad;
  const set = (field: string, to: Partial<Pick<Place, 'x' | 'y' | 'width' | 'rotation'>>) =>
    step({ kind: 'set', key, to }, { id: `${field} ${key}`, says: 'more' });
  const cropTo = (field: keyof Box) => (percent: number) =>
    step(
      { kind: 'crop', key, part: { ...crop, [field]: percent / 100 } },
      { id: `crop ${field} ${key}`, says: 'more' },
    );
  const cornerTo = (corner: Corner, axis: keyof Point) => (percent: number) => {
    const at = { ...corners[corner], [axis]: percent / 100 };
    step({ kind: 'corner', key, corner, at }, { id: `corner ${corner} ${axis} ${key}`, says: 'more' });
  };
  const common = { onEnd: endGesture };
  return (
    <section className={styles.fields} aria-label={t('canvasFields.title', { name })}>
      <h2 className={styles.heading}>{name}</h2>
      <div className={styles.numbers}>
        <NumberField
          {...common}
          label={t('canvasFields.x')}
          value={x * 100}
          low={0}
          high={100}
          onChange={(percent) => set('x', { x: percent / 100 })}
        />
        <NumberField
          {...common}
          label={t('canvasFields.y')}
          value={y * 100}
          low={0}
          high={1000}
          onChange={(percent) => set('y', { y: percent / 100 })}
        />
        <NumberField
          {...common}
          label={t('canvasFields.width')}
          value={width * 100}
          low={1}
          high={100}
          onChange={(percent) => set('width', { width: percent / 100 })}
        />
        <NumberField
          {...common}
          label={t('canvasFields.rotation')}
          value={rotation}
          low={-360}
          high={360}
          onChange={(degrees) => set('rotation', { rotation: degrees })}
        />
      </div>
      <details className={styles.more}>
        <summary className={styles.summary}>{t('canvasFields.crop')}</summary>
        <div className={styles.numbers}>
          {cropNames.map((field) => (
            <NumberField
              {...common}
              key={field}
              label={t(`canvasFields.crops.${field}`)}
              value={crop[field] * 100}
              low={field === 'x' || field === 'y' ? 0 : 2}
              high={100}
              onChange={cropTo(field)}
            />
          ))}
        </div>
        <Button disabled={place.crop === null} onClick={() => step({ kind: 'crop', key, part: wholePicture })}>
          {t('canvasFields.wholePicture')}
        </Button>
      </details>
      <details className={styles.more}>
        <summary className={styles.summary}>{t('canvasFields.corners')}</summary>
        <p className={styles.hint}>{t('canvasFields.cornersHint')}</p>
        <div className={styles.numbers}>
          {cornerList.flatMap((corner) =>
            (['x', 'y'] as const).map((axis) => (
              <NumberField
                {...common}
                key={`${corner} ${axis}`}
                label={t(`canvasFields.corner.${cornerNames[corner]}.${axis}`)}
                value={corners[corner][axis] * 100}
                low={-100}
                high={200}
                onChange={cornerTo(corner, axis)}
              />
            )),
          )}
        </div>
        <Button disabled={place.corners === null} onClick={() => step({ kind: 'corner', key, corner: 0, at: null })}>
          {t('canvasFields.plainCorners')}
        </Button>
      </details>
    </section>
  );
}
