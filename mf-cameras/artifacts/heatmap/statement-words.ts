import { formatShare, type Language, type Translate } from '@barnwatch/shared/i18n';
import { isCountedLabel } from '../../figures/data/counted-labels';
import { changeOf, type HeatmapStatement, leastMove, statementOf } from './heatmap-statement';
import type { ComparedMaps } from './shown-maps';

/** One sentence that says what is seen. @param t that of the remote's texts */
export function statementWords(
  statement: HeatmapStatement,
  labels: readonly string[],
  t: Translate,
  language: Language,
): string {
  const who = subjectWords(labels, t);
  const share = (value: number) => formatShare(value, language);
  switch (statement.kind) {
    case 'nobody':
    case 'onlyBefore':
    case 'onlyAfter':
      return t(`heatmap.says.${statement.kind}`, { who });
    case 'same':
      return t('heatmap.says.same', { who, share: share(leastMove) });
    case 'fullest':
      return t('heatmap.says.fullest', {
        who,
        part: t(`heatmap.parts.${statement.part}`),
        share: share(statement.share),
      });
    case 'even':
      return t('heatmap.says.even', { who, share: share(statement.share) });
    case 'gathered':
    case 'spread':
      return t(`heatmap.says.${statement.kind}`, {
        who,
        part: t(`heatmap.parts.${statement.part}`),
        before: share(statement.before),
        after: share(statement.after),
      });
    case 'moved':
      return t('heatmap.says.moved', {
        who,
        from: t(`heatmap.parts.${statement.from}`),
        to: t(`heatmap.parts.${statement.to}`),
        before: share(statement.before),
        after: share(statement.after),
      });
  }
}

/** What is seen of one camera, in one sentence. */
export function sentenceOf(
  { later, earlier }: ComparedMaps,
  labels: readonly string[],
  t: Translate,
  language: Language,
): string {
  const statement = earlier ? changeOf(earlier.cells, later.cells) : statementOf(later.cells);
  return statementWords(statement, labels, t, language);
}

/** One posture by its name; several, or one that this version has no word for, are the animals. */
function subjectWords(labels: readonly string[], t: Translate): string {
  const [label = ''] = labels;
  return labels.length === 1 && isCountedLabel(label) ? t(`heatmap.who.${label}`) : t('heatmap.who.several');
}
