import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { IconButton, SegmentedControl } from '@barnwatch/shared/ui';
import { type Dispatch, memo, useState } from 'react';
import { pixelOf } from '../../geometry/polygon/pixels';
import type { PictureSize } from '../../geometry/polygon/polygon';
import { fewestPoints } from '../../geometry/polygon/polygon-fault';
import type { DrawnRegion } from '../drawing/drawing';
import type { EditAction } from '../drawing/edit-actions';
import { NumberInput } from './number-input';
import styles from './points-table.module.css';

export interface PointsTableProps {
  readonly region: DrawnRegion;
  readonly size: PictureSize;
  /** The point that is chosen; null where none is. */
  readonly index: number | null;
  readonly isEditable: boolean;
  readonly dispatch: Dispatch<EditAction>;
}

const units = ['px', 'percent'] as const;

type Unit = (typeof units)[number];

/** All points of a region as numbers: whoever cannot draw with a hand draws here. */
export const PointsTable = memo(function PointsTable({ region, size, index, isEditable, dispatch }: PointsTableProps) {
  const { t, language } = useTexts('mf-regions');
  const [unit, setUnit] = useState<Unit>('px');
  const { key, points } = region;
  return (
    <div className={styles.points}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('polygonEditor.points.title', { count: points.length })}</h2>
        <SegmentedControl
          label={t('polygonEditor.points.unit')}
          value={unit}
          segments={units.map((value) => ({ value, label: t(`polygonEditor.points.${value}`) }))}
          onChange={setUnit}
        />
      </div>
      <ol className={styles.list}>
        {points.map((point, at) => {
          const move = (axis: 'x' | 'y', share: number) =>
            dispatch({ kind: 'point-moved', key, index: at, to: { ...point, [axis]: share } });
          const after = points[(at + 1) % points.length] ?? point;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place in the line
            <li key={at} className={styles.point} data-chosen={at === index || undefined}>
              <button
                type="button"
                className={styles.number}
                aria-pressed={at === index}
                aria-label={t('polygonEditor.points.choose', { point: at + 1 })}
                onClick={() => dispatch({ kind: 'selected', selected: { kind: 'point', key, index: at } })}
              >
                {at + 1}
              </button>
              {(['x', 'y'] as const).map((axis) => {
                const most = axis === 'x' ? size.width : size.height;
                const value = unit === 'px' ? pixelOf(point, size)[axis] : point[axis] * 100;
                return (
                  <NumberInput
                    key={axis}
                    label={t(`polygonEditor.points.${axis}`, { point: at + 1 })}
                    short={axis}
                    value={unit === 'px' ? String(value) : formatNumber(value, language, 2)}
                    most={unit === 'px' ? most : 100}
                    disabled={!isEditable}
                    onValue={(next) => move(axis, next / (unit === 'px' ? most : 100))}
                  />
                );
              })}
              {isEditable && (
                <>
                  <IconButton
                    icon="add"
                    name={t('polygonEditor.points.insert', { point: at + 1 })}
                    onClick={() =>
                      dispatch({
                        kind: 'point-inserted',
                        key,
                        index: at,
                        at: { x: (point.x + after.x) / 2, y: (point.y + after.y) / 2 },
                      })
                    }
                  />
                  <IconButton
                    icon="delete"
                    name={t('polygonEditor.points.remove', { point: at + 1 })}
                    disabled={points.length <= fewestPoints}
                    onClick={() => dispatch({ kind: 'point-removed', key, index: at })}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
});
