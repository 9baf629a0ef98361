import { formatNumber, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import { useComparisonWords } from '../camera-graph/usual-sentence';
import type { Comparison } from '../data/comparison';
import styles from './counts-now.module.css';
import type { PictureCount } from './picture-counts';

/** How many animals a camera counted in the last hour, and in two words whether that is as usual. */
export function CountNote({ count: { animals, comparison } }: { readonly count: PictureCount }) {
  const { t, language } = useTexts('mf-cameras');
  const sentence = useComparisonWords();
  const differs = comparison.kind === 'differs';
  const words = shortWords(comparison, t);
  return (
    <span
      className={styles.note}
      data-differs={differs || undefined}
      title={`${t('pictureCounts.animals', { count: Math.round(animals) })} ${sentence(comparison)}`}
    >
      <Icon name={differs ? 'warning' : 'graph'} size={14} />
      <span>{formatNumber(Math.round(animals), language, 0)}</span>
      {words !== null && <span className={styles.noteWords}>{words}</span>}
    </span>
  );
}

/** Null where nothing can be said in two words. */
function shortWords(comparison: Comparison, t: Translate): string | null {
  switch (comparison.kind) {
    case 'differs':
      return t(`pictureCounts.${comparison.direction}`, { does: t(`graph.does.${comparison.label}`) });
    case 'as-usual':
      return t('pictureCounts.asUsual');
    case 'nothing-measured':
    case 'too-few-days':
      return null;
  }
}
