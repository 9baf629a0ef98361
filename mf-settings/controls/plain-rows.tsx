import { useFactorText } from '@barnwatch/shared/factor-field';
import { useTexts } from '@barnwatch/shared/i18n';
import { frameIntervals, graphDurations, useSetting } from '@barnwatch/shared/settings';
import { SelectField, Switch, TextField } from '@barnwatch/shared/ui';
import { valueWords } from '../rows/setting-words';
import { Row } from './row';
import styles from './row.module.css';

export interface SwitchRowProps {
  readonly row: 'camerasWithoutTags' | 'dataSaver' | 'incidentSound' | 'stayAwake' | 'timestampMode';
}

/** A setting that is on or off. */
export function SwitchRow({ row }: SwitchRowProps) {
  const { t } = useTexts('mf-settings');
  const [isOn, setOn] = useSetting(row);
  return (
    <Row row={row}>
      <Switch label={t(`setting.${row}.label`)} hint={t(`setting.${row}.hint`)} checked={isOn} onChange={setOn} />
    </Row>
  );
}

const durations = { graphDuration: graphDurations, frameInterval: frameIntervals } as const;

export interface DurationRowProps {
  readonly row: keyof typeof durations;
}

/** A setting that is one of a few lengths of time. */
export function DurationRow({ row }: DurationRowProps) {
  const { t, language } = useTexts('mf-settings');
  const [value, setValue] = useSetting(row);
  const choices: readonly (typeof value)[] = durations[row];
  return (
    <Row row={row}>
      <SelectField
        label={t(`setting.${row}.label`)}
        hint={t(`setting.${row}.hint`)}
        value={String(value)}
        options={choices.map((choice) => ({
          value: String(choice),
          label: valueWords(row, choice, t, language),
        }))}
        onChange={(chosen) => setValue(choices.find((choice) => String(choice) === chosen) ?? value)}
      />
    </Row>
  );
}

/** Product 9.19: a factor that cannot be one stays in its field, and the last good one holds. */
export function FactorRow() {
  const { t, language } = useTexts('mf-settings');
  const [factor, setFactor] = useSetting('animalDistributionFactor');
  const { isWrong, ...field } = useFactorText(factor, setFactor, language);
  return (
    <Row row="animalDistributionFactor">
      <div className={styles.factor}>
        <TextField
          label={t('setting.animalDistributionFactor.label')}
          hint={t('setting.animalDistributionFactor.hint')}
          inputMode="decimal"
          autoComplete="off"
          {...field}
          error={isWrong ? t('setting.animalDistributionFactor.wrong') : undefined}
        />
      </div>
    </Row>
  );
}
