import { useTexts } from '@barnwatch/shared/i18n';
import { Button, SelectField } from '@barnwatch/shared/ui';
import { ColorField, type ColorValue } from '@barnwatch/shared/ui/form';
import type { Dispatch } from 'react';
import { rotated, scaled } from '../../geometry/polygon/change-polygon';
import type { PictureSize } from '../../geometry/polygon/polygon';
import type { DrawnRegion } from '../drawing/drawing';
import type { EditAction } from '../drawing/edit-actions';
import { PointsTable } from './points-table';
import styles from './region-panel.module.css';

export interface RegionPanelProps {
  readonly region: DrawnRegion;
  readonly index: number | null;
  readonly size: PictureSize;
  readonly specifications: readonly string[];
  readonly color: ColorValue;
  readonly isEditable: boolean;
  readonly dispatch: Dispatch<EditAction>;
}

/** One press of a button. */
const turnDegrees = 5;
const scaleFactor = 1.05;

/** What can be done with the region that is chosen. */
export function RegionPanel({ region, index, size, specifications, color, isEditable, dispatch }: RegionPanelProps) {
  const { t } = useTexts('mf-regions');
  const { key, points, regionSpecification } = region;
  const reshape = (next: typeof points) => dispatch({ kind: 'reshaped', key, points: next });
  const known = specifications.includes(regionSpecification)
    ? specifications
    : [regionSpecification, ...specifications];
  return (
    <section className={styles.panel} aria-label={t('polygonEditor.region.title', { name: regionSpecification })}>
      {isEditable && (
        <>
          <SelectField
            label={t('polygonEditor.region.specification')}
            value={regionSpecification}
            options={known.map((value) => ({ value, label: value }))}
            onChange={(value) => dispatch({ kind: 'specified', key, regionSpecification: value })}
          />
          <div className={styles.color}>
            <ColorField
              label={t('polygonEditor.region.color')}
              value={color}
              onChange={(value) => value !== color && dispatch({ kind: 'coloured', key, color: value })}
            />
            {region.color !== undefined && (
              <Button onClick={() => dispatch({ kind: 'coloured', key, color: undefined })}>
                {t('polygonEditor.region.noColor')}
              </Button>
            )}
          </div>
          <div className={styles.actions}>
            <Button onClick={() => reshape(rotated(points, -turnDegrees, size))}>
              {t('polygonEditor.region.turnLeft', { degrees: turnDegrees })}
            </Button>
            <Button onClick={() => reshape(rotated(points, turnDegrees, size))}>
              {t('polygonEditor.region.turnRight', { degrees: turnDegrees })}
            </Button>
            <Button onClick={() => reshape(scaled(points, 1 / scaleFactor, size))}>
              {t('polygonEditor.region.smaller')}
            </Button>
            <Button onClick={() => reshape(scaled(points, scaleFactor, size))}>
              {t('polygonEditor.region.larger')}
            </Button>
            <Button icon="copy" onClick={() => dispatch({ kind: 'copied', key })}>
              {t('polygonEditor.region.copy')}
            </Button>
            <Button icon="delete" onClick={() => dispatch({ kind: 'removed', key })}>
              {t('polygonEditor.region.remove')}
            </Button>
          </div>
        </>
      )}
      <PointsTable region={region} size={size} index={index} isEditable={isEditable} dispatch={dispatch} />
    </section>
  );
}
