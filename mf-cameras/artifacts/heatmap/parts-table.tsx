import { formatShare, useTexts } from '@barnwatch/shared/i18n';
import styles from './heatmap.module.css';
import type { HeatmapCells } from './heatmap-cells';
import { partNames, sharesOf } from './parts-of-picture';

export interface PartsTableProps {
  readonly earlier: HeatmapCells | null;
  readonly later: HeatmapCells;
}

/** The same in figures: the share of each part of the picture, for who does not see the colours. */
export function PartsTable({ earlier, later }: PartsTableProps) {
  const { t, language } = useTexts('mf-cameras');
  const before = earlier && sharesOf(earlier);
  const after = sharesOf(later);
  const words = (share: number | undefined) => (share === undefined ? '–' : formatShare(share, language));
  return (
    <details className={styles.figures}>
      <summary>{t('heatmap.figures.title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('heatmap.figures.part')}</th>
            {earlier && <th scope="col">{t('heatmap.figures.before')}</th>}
            <th scope="col">{t(earlier ? 'heatmap.figures.after' : 'heatmap.figures.share')}</th>
          </tr>
        </thead>
        <tbody>
          {partNames.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`heatmap.parts.${name}`)}</th>
              {earlier && <td>{words(before?.[name])}</td>}
              <td>{words(after?.[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
