import { useTexts } from '@barnwatch/shared/i18n';
import { leastSeverities, useSetting } from '@barnwatch/shared/settings';
import { SelectField } from '@barnwatch/shared/ui';
import { Row } from '../controls/row';
import { valueWords } from '../rows/setting-words';

export interface SeverityRowProps {
  readonly row: 'listSeverity' | 'saySeverity';
}

/** Product 3.19: from which severity on new incidents are listed, and something is said of them. */
export function SeverityRow({ row }: SeverityRowProps) {
  const { t, language } = useTexts('mf-settings');
  const [least, setLeast] = useSetting(row);
  return (
    <Row row={row}>
      <SelectField
        label={t(`setting.${row}.label`)}
        hint={t(`setting.${row}.hint`)}
        value={least}
        options={leastSeverities.map((value) => ({ value, label: valueWords(row, value, t, language) }))}
        onChange={(chosen) => setLeast(leastSeverities.find((value) => value === chosen) ?? least)}
      />
    </Row>
  );
}
