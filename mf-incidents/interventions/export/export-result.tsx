import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { Banner, requestErrorWords } from '@barnwatch/shared/ui';
import type { ExportOutcome, Gap } from './run-export';

/** What came of an export: how much is in the file, and what is not. */
export function ExportResult({ outcome }: { readonly outcome: ExportOutcome }) {
  const { t, language } = useTexts('mf-incidents');
  switch (outcome.kind) {
    case 'done': {
      const { rows, interventions, gaps } = outcome;
      const words = t('export.done', {
        count: interventions,
        interventions: formatNumber(interventions, language),
        rows: formatNumber(rows, language),
      });
      return (
        <>
          <Banner kind="success">{words}</Banner>
          <Gaps gaps={gaps} />
        </>
      );
    }
    case 'no-rows':
      return (
        <>
          <Banner kind="info">{t('export.noRows')}</Banner>
          <Gaps gaps={outcome.gaps} />
        </>
      );
    case 'not-written':
      return <Banner kind="error">{t(`export.notWritten.${outcome.reason}`)}</Banner>;
  }
}

function Gaps({ gaps }: { readonly gaps: readonly Gap[] }) {
  const { t } = useTexts('mf-incidents');
  const frame = useTexts();
  if (gaps.length === 0) return null;
  const words = ({ reason }: Gap): string => {
    switch (reason.kind) {
      case 'failed':
        return requestErrorWords(reason.error, frame.t);
      case 'moved':
        return t('export.moved');
      case 'unreadable':
        return t('export.unreadable', { count: reason.count });
    }
  };
  return (
    <Banner kind="warning">
      {t('export.incomplete')}
      <ul>
        {gaps.map((gap) => (
          <li key={`${gap.barnName} ${gap.reason.kind}`}>
            {gap.barnName}: {words(gap)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
