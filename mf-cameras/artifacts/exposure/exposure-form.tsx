import type { InstanceView } from '@barnwatch/shared/auth-client';
import { Form, FormMessage } from '@barnwatch/shared/forms';
import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { frameIntervals } from '@barnwatch/shared/settings';
import { Banner, Button, Checkbox, requestErrorWords, SelectField } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { CameraField } from '../making/camera-field';
import styles from '../making/making.module.css';
import { usualWidth, widths } from '../making/making-address';
import { SpanChoice } from '../making/span-choice';
import { useOrderForm } from '../making/use-order-form';
import { type ExposureDraft, exposureOrder, exposureRules, offsets, picturesIn } from './exposure-draft';

export interface ExposureFormProps {
  readonly instance: InstanceView;
  readonly cameras: readonly Camera[];
  readonly cameraName: (cameraId: string) => string;
  readonly draft: ExposureDraft;
  readonly span: TimeSpan;
  /** The id of the one that is looked at, once it is made; null before. */
  readonly made: string | null;
  readonly onChange: (change: Partial<ExposureDraft>) => void;
}

/** What a long-time exposure is made of, and whether the barn keeps it. */
export function ExposureForm({ instance, cameras, cameraName, draft, span, made, onChange }: ExposureFormProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const [stores, setStores] = useState(true);
  const { cameraId } = draft;
  const pictures = picturesIn(span, draft);
  const form = useOrderForm({
    instance,
    values: { cameraId, pictures },
    rules: exposureRules,
    order: cameraId === null ? null : exposureOrder({ ...draft, cameraId }, span, stores),
    made: stores ? null : made,
  });
  return (
    <Form form={form} className={styles.form}>
      <FormMessage>
        {form.refusal && (
          <Banner kind="error">
            {t('artifacts.make.refused')} {requestErrorWords(form.refusal, frameText)}
          </Banner>
        )}
        {form.isFaulty && <Banner kind="error">{t('artifacts.make.fixErrors')}</Banner>}
      </FormMessage>
      <CameraField
        cameras={cameras}
        cameraId={cameraId}
        cameraName={cameraName}
        error={form.errorAt('cameraId')}
        onChange={(chosen) => onChange({ cameraId: chosen })}
      />
      <SpanChoice span={draft.span} moments={span} onChange={(chosen) => onChange({ span: chosen })} />
      <SelectField
        label={t('artifacts.facts.frameInterval')}
        hint={t('exposure.pictures', { count: pictures })}
        error={form.errorAt('pictures')}
        value={String(draft.frameInterval)}
        options={frameIntervals.map((interval) => ({
          value: String(interval),
          label: t(`images.steps.${interval}`),
        }))}
        onChange={(value) => {
          const frameInterval = frameIntervals.find((interval) => String(interval) === value);
          if (frameInterval) onChange({ frameInterval });
        }}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('artifacts.facts.offset')}
          value={String(draft.offset)}
          options={offsets.map((offset) => ({ value: String(offset), label: formatDuration(offset) }))}
          onChange={(value) => onChange({ offset: offsets.find((offset) => String(offset) === value) ?? 0 })}
        />
        <SelectField
          label={t('artifacts.make.width')}
          value={String(draft.width)}
          options={widths.map((width) => ({
            value: String(width),
            label: t('artifacts.facts.pixels', { count: width }),
          }))}
          onChange={(value) => onChange({ width: widths.find((width) => String(width) === value) ?? usualWidth })}
        />
      </div>
      <Checkbox
        label={t('artifacts.make.store')}
        hint={t(stores ? 'artifacts.make.storeHint' : 'artifacts.make.passHint')}
        checked={stores}
        onChange={setStores}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" icon="check" busy={form.busy}>
          {t('artifacts.make.exposureNow')}
        </Button>
      </div>
    </Form>
  );
}
