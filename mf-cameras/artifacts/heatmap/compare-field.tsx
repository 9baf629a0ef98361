import { useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart, SelectField } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import { graphSpans } from '../../figures/spans/graph-span';
import { spanWords } from '../records/artifact-words';
import { type Comparison, comparedSpan, comparisons } from './heatmap-address';

const OtherSpanDialog = lazyPart(() =>
  import('../../figures/spans/other-span-dialog').then((module) => module.OtherSpanDialog),
);

export interface CompareFieldProps {
  readonly comparison: Comparison;
  /** The span that is compared. */
  readonly span: TimeSpan;
  readonly onChange: (comparison: Comparison) => void;
}

/** With which other span a heatmap is compared. */
export function CompareField({ comparison, span, onChange }: CompareFieldProps) {
  const { t } = useTexts('mf-cameras');
  const [asks, setAsks] = useState(false);
  const compared = comparedSpan(comparison, span);
  return (
    <>
      <SelectField
        label={t('heatmap.compare')}
        hint={compared ? spanWords(compared, t) : undefined}
        value={comparison.kind}
        options={comparisons.map((value) => ({ value, label: t(`heatmap.comparisons.${value}`) }))}
        onChange={(kind) => (kind === 'other' ? setAsks(true) : onChange({ kind }))}
      />
      {comparison.kind === 'other' && (
        <div>
          <Button icon="time" onClick={() => setAsks(true)}>
            {t('heatmap.otherSpan')}
          </Button>
        </div>
      )}
      {asks && (
        <OpenedDialog title={t('graph.otherSpan.title')} onClose={() => setAsks(false)}>
          <OtherSpanDialog
            span={compared ?? { start: span.start - (span.end - span.start), end: span.start }}
            offer={graphSpans}
            onChoose={(chosen) => {
              setAsks(false);
              onChange({ kind: 'other', span: chosen });
            }}
            onClose={() => setAsks(false)}
          />
        </OpenedDialog>
      )}
    </>
  );
}
