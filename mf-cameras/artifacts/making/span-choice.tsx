import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { lazyPart, SegmentedControl } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import { type GraphSpan, graphSpans, spanNames } from '../../figures/spans/graph-span';
import styles from './making.module.css';

const OtherSpanDialog = lazyPart(() =>
  import('../../figures/spans/other-span-dialog').then((module) => module.OtherSpanDialog),
);

const other = 'other';

export interface SpanChoiceProps {
  readonly span: GraphSpan;
  /** Its moments. */
  readonly moments: TimeSpan;
  readonly onChange: (span: GraphSpan) => void;
}

/** The span of which something is made: one of the usual lengths until now (product 9.14), or any. */
export function SpanChoice({ span, moments, onChange }: SpanChoiceProps) {
  const { t } = useTexts('mf-cameras');
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.span}>
      <SegmentedControl
        label={t('graph.span')}
        value={span.kind === 'latest' ? span.name : other}
        segments={[...spanNames, other].map((value) => ({ value, label: t(`graph.spans.${value}`) }))}
        onChange={(value) => {
          const name = spanNames.find((one) => one === value);
          if (name) onChange({ kind: 'latest', name });
          else setAsks(true);
        }}
      />
      <p className={styles.moments}>
        {t('artifacts.span', { start: formatDateTime(moments.start), end: formatDateTime(moments.end) })}{' '}
        {span.kind === 'between' && (
          <button type="button" className={styles.change} onClick={() => setAsks(true)}>
            {t('summary.changeSpan')}
          </button>
        )}
      </p>
      {asks && (
        <OpenedDialog title={t('graph.otherSpan.title')} onClose={() => setAsks(false)}>
          <OtherSpanDialog
            span={moments}
            offer={graphSpans}
            onChoose={(chosen) => {
              setAsks(false);
              onChange({ kind: 'between', ...chosen });
            }}
            onClose={() => setAsks(false)}
          />
        </OpenedDialog>
      )}
    </div>
  );
}
