import { formatShare, type Language, type Translate } from '@barnwatch/shared/i18n';
import { isCountedLabel } from '../../figures/data/counted-labels';
import {
  type AmountChange,
  amountChangeOf,
  changeOf,
  type HeatmapStatement,
  leastMove,
  statementOf,
} from './heatmap-statement';
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
    case 'sameSpread':
      return t(`heatmap.says.${statement.kind}`, { who, share: share(leastMove) });
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

/** How much more or less of it there is in all. */
export function amountWords({ kind, share }: AmountChange, t: Translate, language: Language): string {
  return t(`heatmap.says.${kind}`, { share: formatShare(share, language) });
}

/** What is seen of one camera, in one sentence; of two spans a second one says whether there is more or less in all. */
export function sentenceOf(
  { later, earlier }: ComparedMaps,
  labels: readonly string[],
  t: Translate,
  language: Language,
): string {
  if (!earlier) return statementWords(statementOf(later.cells), labels, t, language);
  const said = statementWords(changeOf(earlier.cells, later.cells), labels, t, language);
  const amount = amountChangeOf(earlier.cells, later.cells);
  return amount === null ? said : `${said} ${amountWords(amount, t, language)}`;
}

/** One posture by its name; several, or one that this version has no word for, are the animals. */
function subjectWords(labels: readonly string[], t: Translate): string {
  const [label = ''] = labels;
  return labels.length === 1 && isCountedLabel(label) ? t(`heatmap.who.${label}`) : t('heatmap.who.several');
}
