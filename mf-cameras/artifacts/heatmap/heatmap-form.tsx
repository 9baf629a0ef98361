import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Checkbox, SelectField } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import * as v from 'valibot';
import type { Camera } from '../../camera-records/record/camera';
import styles from '../making/making.module.css';
import { OrderForm } from '../making/order-form';
import { useOrderForm } from '../making/use-order-form';
import { WidthField } from '../making/width-field';
import type { Artifact } from '../records/artifact';
import { labelWords } from '../records/artifact-words';
import { colourMapNames } from './colour-maps';
import { CompareField } from './compare-field';
import { gridsizes, type HeatmapDraft, usualGridsize } from './heatmap-address';
import { heatmapOrder } from './heatmap-order';

const rules = v.object({
  cameraId: v.pipe(
    v.nullable(v.string()),
    v.check((cameraId) => cameraId !== null, 'camera'),
  ),
  labels: v.pipe(v.array(v.string()), v.minLength(1, 'labels')),
});

export interface HeatmapFormProps {
  readonly instance: InstanceView;
  readonly cameras: readonly Camera[];
  readonly cameraName: (cameraId: string) => string;
  readonly draft: HeatmapDraft;
  /** Those that count. */
  readonly labels: readonly string[];
  readonly offeredLabels: readonly string[];
  readonly span: TimeSpan;
  /** The one that is looked at, once it is made; null before. */
  readonly made: Artifact | null;
  readonly onChange: (change: Partial<HeatmapDraft>) => void;
}

/** What a heatmap is made of, and whether the barn keeps it. */
export function HeatmapForm(props: HeatmapFormProps) {
  const { instance, cameras, cameraName, draft, labels, offeredLabels, span, made, onChange } = props;
  const { t } = useTexts('mf-cameras');
  const [stores, setStores] = useState(true);
  const { cameraId } = draft;
  const form = useOrderForm({
    instance,
    values: { cameraId, labels },
    rules,
    order: cameraId === null ? null : heatmapOrder({ ...draft, cameraId }, labels, span, stores),
    // What is looked at is not kept, and has its colours on this screen only.
    made: !stores && made?.parameters?.colorMap === draft.colourMap ? made.artifactId : null,
  });
  const tick = (label: string, on: boolean) =>
    onChange({ labels: offeredLabels.filter((one) => (one === label ? on : labels.includes(one))) });
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
      submit={t('artifacts.make.heatmapNow')}
    >
      <CompareField comparison={draft.comparison} span={span} onChange={(comparison) => onChange({ comparison })} />
      <fieldset className={styles.labels}>
        <legend>{t('artifacts.facts.labels')}</legend>
        {offeredLabels.map((label, place) => (
          <Checkbox
            key={label}
            label={labelWords([label], t)}
            checked={labels.includes(label)}
            error={place === 0 ? form.errorAt('labels') : undefined}
            onChange={(on) => tick(label, on)}
          />
        ))}
      </fieldset>
      <SelectField
        label={t('heatmap.colourMap')}
        value={draft.colourMap}
        options={colourMapNames.map((value) => ({ value, label: t(`heatmap.colourMaps.${value}`) }))}
        onChange={(colourMap) => onChange({ colourMap })}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('artifacts.facts.gridsize')}
          value={String(draft.gridsize)}
          options={gridsizes.map((size) => ({ value: String(size), label: t(`heatmap.gridsizes.${size}`) }))}
          onChange={(value) =>
            onChange({ gridsize: gridsizes.find((size) => String(size) === value) ?? usualGridsize })
          }
        />
        <WidthField width={draft.width} onChange={(width) => onChange({ width })} />
      </div>
    </OrderForm>
  );
}
