import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import { useComparisonWords } from '../camera-graph/usual-sentence';
import type { Comparison } from '../data/comparison';
import styles from './counts-now.module.css';
import { usePictureCount } from './counts-on-pictures';

/** On a picture: how many animals its camera counted in the last hour, and in two words whether that is as usual. */
export function PictureCountNote({ cameraId }: { readonly cameraId: string }) {
  const { t, language } = useTexts('mf-cameras');
  const sentence = useComparisonWords();
  const count = usePictureCount(cameraId);
  if (count === null) return null;
  const { animals, comparison } = count;
  const amount = formatNumber(Math.round(animals), language, 0);
  const differs = comparison.kind === 'differs';
  const words = shortWords(comparison);
  return (
    <span
      className={styles.note}
      data-differs={differs || undefined}
      title={`${t('pictureCounts.animals', { count: Math.round(animals) })} ${sentence(comparison)}`}
    >
      <Icon name={differs ? 'warning' : 'graph'} size={14} />
      <span>{amount}</span>
      {words && <span className={styles.noteWords}>{t(words.key, { does: t(words.does) })}</span>}
    </span>
  );
}

/** Null where nothing can be said in two words. */
function shortWords(comparison: Comparison) {
  switch (comparison.kind) {
    case 'differs':
      return { key: `pictureCounts.${comparison.direction}`, does: `graph.does.${comparison.label}` };
    case 'as-usual':
      return { key: 'pictureCounts.asUsual', does: 'graph.does.pig_lying' };
    case 'nothing-measured':
    case 'too-few-days':
      return null;
  }
}
