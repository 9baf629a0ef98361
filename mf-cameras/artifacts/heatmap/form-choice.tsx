import { useTexts } from '@barnwatch/shared/i18n';
import { SegmentedControl } from '@barnwatch/shared/ui';
import { type HeatmapDraft, heatmapForms } from './heatmap-address';

export interface FormChoiceProps {
  readonly form: HeatmapDraft['form'];
  readonly onForm: (form: HeatmapDraft['form']) => void;
}

/** How two spans are shown. */
export function FormChoice({ form, onForm }: FormChoiceProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <SegmentedControl
      label={t('heatmap.form')}
      value={form}
      segments={heatmapForms.map((value) => ({ value, label: t(`heatmap.forms.${value}`) }))}
      onChange={onForm}
    />
  );
}
