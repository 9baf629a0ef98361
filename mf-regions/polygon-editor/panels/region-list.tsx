import { useTexts } from '@barnwatch/shared/i18n';
import type { Dispatch } from 'react';
import type { DrawnRegion } from '../drawing/drawing';
import type { EditAction } from '../drawing/edit-actions';
import styles from './region-list.module.css';

export interface RegionListProps {
  readonly regions: readonly DrawnRegion[];
  readonly selectedKey: string | null;
  readonly colorOf: (region: DrawnRegion) => string;
  /** Why regions cannot be saved, by their keys. */
  readonly faults: ReadonlyMap<string, string>;
  readonly dispatch: Dispatch<EditAction>;
}

/** All regions of the type on this camera, to choose one. */
export function RegionList({ regions, selectedKey, colorOf, faults, dispatch }: RegionListProps) {
  const { t } = useTexts('mf-regions');
  return (
    <ul className={styles.list}>
      {regions.map((region, index) => {
        const { key, regionSpecification, points } = region;
        const isSelected = key === selectedKey;
        const fault = faults.get(key);
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.region}
              aria-pressed={isSelected}
              onClick={() =>
                dispatch({ kind: 'selected', selected: isSelected ? { kind: 'nothing' } : { kind: 'region', key } })
              }
            >
              <span className={styles.swatch} style={{ background: colorOf(region) }} />
              <span className={styles.name}>
                {index + 1} · {regionSpecification}
              </span>
              <span className={styles.count}>{t('polygonEditor.points.title', { count: points.length })}</span>
            </button>
            {fault !== undefined && <p className={styles.fault}>{fault}</p>}
          </li>
        );
      })}
    </ul>
  );
}
