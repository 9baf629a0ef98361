import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Checkbox, SelectField } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useState } from 'react';
import * as v from 'valibot';
import type { ChangeDraft } from '../../camera-records/address-draft/use-address-draft';
import { BesideButton } from '../../camera-records/camera-choice/beside-button';
import type { Camera } from '../../camera-records/record/camera';
import styles from '../making/making.module.css';
import { OrderForm } from '../making/order-form';
import { useOrderForm } from '../making/use-order-form';
import { WidthField } from '../making/width-field';
import type { Artifact } from '../records/artifact';
import { labelWords } from '../records/artifact-words';
import { colourMapNames } from './colour-maps';
import { CompareField } from './compare-field';
import { gridsizes, type HeatmapDraft, mostBeside, othersBeside, usualGridsize } from './heatmap-address';
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
  readonly onChange: ChangeDraft<HeatmapDraft>;
}

/** What a heatmap is made of, and whether the barn keeps it. */
export function HeatmapForm(props: HeatmapFormProps) {
  const { instance, cameras, cameraName, draft, labels, offeredLabels, span, made, onChange } = props;
  const { t } = useTexts('mf-cameras');
  const [stores, setStores] = useState(true);
  const { cameraId, beside } = draft;
  const isOfOne = beside.length === 0;
  const form = useOrderForm({
    instance,
    values: { cameraId, labels },
    rules,
    orders:
      cameraId === null
        ? []
        : [cameraId, ...beside].map((one) =>
            heatmapOrder({ ...draft, cameraId: one }, labels, span, stores || !isOfOne),
          ),
    // What is looked at is not kept, and has its colours on this screen only.
    made: isOfOne && !stores && made?.parameters?.colorMap === draft.colourMap ? made.artifactId : null,
  });
  const tick = (label: string, on: boolean) =>
    onChange(({ labels: known }) => ({
      labels: offeredLabels.filter((one) => (one === label ? on : (known ?? offeredLabels).includes(one))),
    }));
  return (
    <OrderForm
      form={form}
      cameras={cameras}
      cameraName={cameraName}
      draft={draft}
      moments={span}
      onChange={({ cameraId: next, ...change }) =>
        onChange(next ? { ...change, cameraId: next, beside: othersBeside(next, beside) } : change)
      }
      beside={
        <BesideButton
          firstId={cameraId}
          listed={cameras}
          chosen={beside}
          most={mostBeside}
          words={isOfOne ? t('heatmap.withOthers') : t('heatmap.withCount', { count: beside.length })}
          hint={t('heatmap.withHint', { name: cameraId === null ? '' : cameraName(cameraId), count: mostBeside })}
          onChoose={(next) => onChange({ beside: next })}
        />
      }
      // What is made of several is found again in the list.
      stores={isOfOne ? stores : null}
      onStores={setStores}
      submit={isOfOne ? t('artifacts.make.heatmapNow') : t('artifacts.make.heatmapsNow', { count: beside.length + 1 })}
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
