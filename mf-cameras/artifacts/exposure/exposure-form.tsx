import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { frameIntervals } from '@barnwatch/shared/settings';
import { SelectField } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import styles from '../making/making.module.css';
import { OrderForm } from '../making/order-form';
import { useOrderForm } from '../making/use-order-form';
import { WidthField } from '../making/width-field';
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
  const [stores, setStores] = useState(true);
  const { cameraId } = draft;
  const pictures = picturesIn(span, draft);
  const form = useOrderForm({
    instance,
    values: { cameraId, pictures },
    rules: exposureRules,
    orders: cameraId === null ? [] : [exposureOrder({ ...draft, cameraId }, span, stores)],
    made: stores ? null : made,
  });
  return (
    <OrderForm
      form={form}
      cameras={cameras}
      cameraName={cameraName}
      draft={draft}
      moments={span}
      onChange={onChange}
      stores={stores}
      onStores={setStores}
      submit={t('artifacts.make.exposureNow')}
    >
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
        <WidthField width={draft.width} onChange={(width) => onChange({ width })} />
      </div>
    </OrderForm>
  );
}
