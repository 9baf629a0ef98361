import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { Form, useForm } from '@barnwatch/shared/forms';
import { useTexts } from '@barnwatch/shared/i18n';
import { type TransferOrder, useTransfers } from '@barnwatch/shared/transfers';
import { Button, Card, useNow, useShowToast } from '@barnwatch/shared/ui';
import { TimeSpanField } from '@barnwatch/shared/ui/time';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ReactNode } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { SetAsideCameras } from '../../camera-records/absence/set-aside-cameras';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import type { Camera } from '../../camera-records/record/camera';
import type { ExportEstimate } from '../estimate/export-estimate';
import type { Estimating } from '../estimate/use-estimates';
import { EstimatePanel } from './estimate-panel';
import { ExportCameras } from './export-cameras';
import type { ExportChoice } from './export-choice';
import styles from './export-form.module.css';
import { type ExportValues, exportRules, longestSpanMs, shortestSpanMs } from './export-rules';
import { useUntilKnown } from './use-until-known';

export interface ExportFormProps {
  readonly cameras: ListedCameras;
  readonly chosen: readonly Camera[];
  readonly choice: ExportChoice;
  readonly onChange: (change: Partial<ExportChoice>) => void;
  /** Of pictures; null for videos. */
  readonly intervalMs: number | null;
  /** The field of the interval, told what is wrong with it. */
  readonly interval?: (error: string | undefined) => ReactNode;
  readonly estimating: Estimating<unknown>;
  readonly estimate: ExportEstimate | null;
  /** What is to be exported; null as long as that is not known. */
  readonly order: TransferOrder | null;
}

const presets = ['lastHour', 'lastDay', 'today', 'yesterday'] as const;

/** Which cameras and which span are exported, what that would be, and the press that begins it. */
export function ExportForm(props: ExportFormProps) {
  const { cameras, chosen, choice, onChange, intervalMs, interval, estimating, estimate, order } = props;
  const { t } = useTexts('mf-cameras');
  const showToast = useShowToast();
  const barn = useSelectedBarn();
  const { add } = useTransfers();
  // To the end of the minute: drawn anew sixty times less often.
  const now = useNow((nowMs) => Math.ceil(nowMs / millisecondsInMinute) * millisecondsInMinute);
  const untilKnown = useUntilKnown(cameras.answer.state !== 'loading' && estimating.kind !== 'loading');
  const form = useForm<ExportValues>({
    values: {
      cameras: chosen.map(({ cameraId }) => cameraId),
      span: choice.span,
      intervalMs,
      estimate: estimate?.files === 0 ? 'nothing' : estimating.kind,
    },
    rules: exportRules(now),
    words: (_field, problem) => t(`exports.problem.${problem}`),
    // Whoever presses before the barn has told what there is does not have to press again.
    ready: untilKnown,
    async send(signal) {
      if (barn === null || order === null) return { kind: 'left' };
      const added = await add(barn.globalUniqueIdentifier, order);
      if (signal.aborted) return { kind: 'left' };
      if (added) showToast({ kind: 'success', text: t('exports.started') });
      return { kind: 'taken' };
    },
  });
  return (
    <Card title={t('exports.what')}>
      <CameraListFailure {...cameras} />
      <SetAsideCameras setAside={cameras.setAside} />
      <Form className={styles.form} form={form}>
        <ExportCameras
          listed={cameras.listed}
          chosen={chosen}
          error={form.errorAt('cameras')}
          onChoose={(cameraIds) => onChange({ cameraIds })}
        />
        <TimeSpanField
          label={t('exports.span')}
          value={choice.span}
          onChange={(span) => onChange({ span })}
          presets={presets}
          shortestMs={shortestSpanMs}
          longestMs={longestSpanMs}
          mayBeFuture={false}
          required
          error={form.errorAt('span')}
        />
        {interval?.(form.errorAt('intervalMs'))}
        <EstimatePanel estimating={estimating} estimate={estimate} error={form.errorAt('estimate')} />
        <div className={styles.buttons}>
          <Button kind="primary" icon="download" type="submit" busy={form.busy}>
            {t('exports.start')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
