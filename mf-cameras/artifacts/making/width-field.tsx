import { useTexts } from '@barnwatch/shared/i18n';
import { SelectField } from '@barnwatch/shared/ui';
import { offered, usualWidth, type Width, widths } from './making-address';

export interface WidthFieldProps {
  readonly width: Width;
  readonly onChange: (width: Width) => void;
}

/** How wide what is made becomes, px. */
export function WidthField({ width, onChange }: WidthFieldProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <SelectField
      label={t('artifacts.make.width')}
      value={String(width)}
      options={widths.map((one) => ({ value: String(one), label: t('artifacts.facts.pixels', { count: one }) }))}
      onChange={(value) => onChange(offered(widths, value, usualWidth))}
    />
  );
}
