import { useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart, SegmentedControl } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import { ChooseCamerasButton } from '../../camera-records/camera-choice/choose-cameras-button';
import { OpenedDialog } from '../../camera-records/opened-dialog/opened-dialog';
import type { Camera } from '../../camera-records/record/camera';
import { graphSpans, spanNames } from '../../figures/spans/graph-span';
import styles from './recording-list.module.css';
import type { RecordingsView } from './recordings-address';

const CameraChoiceDialog = lazyPart(() =>
  import('../../camera-records/camera-choice/camera-choice-dialog').then((module) => module.CameraChoiceDialog),
);
const OtherSpanDialog = lazyPart(() =>
  import('../../figures/spans/other-span-dialog').then((module) => module.OtherSpanDialog),
);

export interface RecordingControlsProps {
  readonly view: RecordingsView;
  readonly span: TimeSpan;
  readonly listed: readonly Camera[];
  /** Those that are shown. */
  readonly chosen: readonly Camera[];
  /** Whatever is changed, the first page comes first. */
  readonly onChange: (change: Partial<Omit<RecordingsView, 'page'>>) => void;
}

const other = 'other';

/** Which cameras, and which time (product 2.7). */
export function RecordingControls({ view, span, listed, chosen, onChange }: RecordingControlsProps) {
  const { t } = useTexts('mf-cameras');
  const [open, setOpen] = useState<'cameras' | 'span' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.controls}>
      <ChooseCamerasButton
        isAll={view.cameraIds === null}
        shown={chosen.length}
        total={listed.length}
        onPress={() => setOpen('cameras')}
      />
      <SegmentedControl
        label={t('graph.span')}
        value={view.span.kind === 'latest' ? view.span.name : other}
        segments={[...spanNames, other].map((value) => ({ value, label: t(`graph.spans.${value}`) }))}
        onChange={(value) => {
          const name = spanNames.find((one) => one === value);
          if (name) onChange({ span: { kind: 'latest', name } });
          else setOpen('span');
        }}
      />
      {view.span.kind === 'between' && (
        <Button icon="time" onClick={() => setOpen('span')}>
          {t('summary.changeSpan')}
        </Button>
      )}
      {open === 'cameras' && (
        <OpenedDialog title={t('cameraChoice.title')} onClose={close}>
          <CameraChoiceDialog
            listed={listed}
            chosen={view.cameraIds}
            onChoose={(cameraIds) => onChange({ cameraIds })}
            onClose={close}
          />
        </OpenedDialog>
      )}
      {open === 'span' && (
        <OpenedDialog title={t('graph.otherSpan.title')} onClose={close}>
          <OtherSpanDialog
            span={span}
            offer={graphSpans}
            onClose={close}
            onChoose={({ start, end }) => {
              close();
              onChange({ span: { kind: 'between', start, end } });
            }}
          />
        </OpenedDialog>
      )}
    </div>
  );
}
