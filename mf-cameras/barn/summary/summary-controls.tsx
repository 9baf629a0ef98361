import { formatDay, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart, SegmentedControl } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type ReactNode, type RefObject, useState } from 'react';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import { PrintButton } from './print-button';
import styles from './summary.module.css';
import { momentChoicesOf, type SummaryView, spanNames, summarySpans } from './summary-span';

const OtherSpanDialog = lazyPart(() =>
  import('../../figures/spans/other-span-dialog').then((module) => module.OtherSpanDialog),
);
const MomentsDialog = lazyPart(() => import('./moments-dialog').then((module) => module.MomentsDialog));

export interface SummaryControlsProps {
  readonly view: SummaryView;
  readonly span: TimeSpan;
  /** Moments whose pictures are shown now. */
  readonly moments: readonly number[];
  /** The barn's clock minus the device's, ms of whole minutes. */
  readonly offset: number;
  readonly onChange: (part: Partial<SummaryView>) => void;
  /** Makes the summary anew, up to now. */
  readonly onAnew: () => void;
  /** What is printed. */
  readonly page: RefObject<Element | null>;
  /** Further choices. */
  readonly children?: ReactNode;
}

const other = 'other';

/** Which span, which pictures, and the way to paper; none of it is printed. */
export function SummaryControls(props: SummaryControlsProps) {
  const { view, span, moments, offset, onChange, onAnew, page, children } = props;
  const { t } = useTexts('mf-cameras');
  const [open, setOpen] = useState<'span' | 'moments' | null>(null);
  const close = () => setOpen(null);
  const label = (moment: number): string =>
    `${formatDay(moment - offset).slice(0, 6)} ${formatTimeOfDay(moment - offset)}`;
  const choices = [...new Set([...momentChoicesOf(span), ...moments])].sort((one, next) => one - next);
  return (
    <div className={styles.controls}>
      <SegmentedControl
        label={t('graph.span')}
        value={view.span.kind === 'latest' ? view.span.name : other}
        segments={[...spanNames, other].map((value) => ({ value, label: t(`summary.spans.${value}`) }))}
        onChange={(value) => {
          const name = spanNames.find((one) => one === value);
          if (name) onChange({ span: { kind: 'latest', name }, moments: null });
          else setOpen('span');
        }}
      />
      {view.span.kind === 'between' && (
        <Button icon="time" onClick={() => setOpen('span')}>
          {t('summary.changeSpan')}
        </Button>
      )}
      <Button icon="images" onClick={() => setOpen('moments')}>
        {t('summary.moments.title')}
      </Button>
      {children}
      {view.span.kind === 'latest' && (
        <Button icon="retry" onClick={onAnew}>
          {t('summary.anew')}
        </Button>
      )}
      <PrintButton page={page} />
      {open === 'span' && (
        <OpenedDialog title={t('graph.otherSpan.title')} onClose={close}>
          <OtherSpanDialog
            // Written and read by the clock of the device, as all times of the summary are.
            span={{ start: span.start - offset, end: span.end - offset }}
            offer={summarySpans}
            onClose={close}
            onChoose={({ start, end }) => {
              close();
              onChange({ span: { kind: 'between', start: start + offset, end: end + offset }, moments: null });
            }}
          />
        </OpenedDialog>
      )}
      {open === 'moments' && (
        <OpenedDialog title={t('summary.moments.title')} onClose={close}>
          <MomentsDialog
            choices={choices.map((moment) => ({ value: String(moment), label: label(moment) }))}
            chosen={moments.map(String)}
            onChoose={(chosen) => onChange({ moments: chosen.map(Number).sort((one, next) => one - next) })}
            onClose={close}
          />
        </OpenedDialog>
      )}
    </div>
  );
}
