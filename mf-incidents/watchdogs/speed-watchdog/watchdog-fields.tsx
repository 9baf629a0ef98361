import { useTexts } from '@barnwatch/shared/i18n';
import { SelectField, TextField } from '@barnwatch/shared/ui';
import { mostDailyWarnings } from './watchdog-values';

export interface WatchdogFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

export function BreedField(props: WatchdogFieldProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <TextField
      {...props}
      label={t('speedWatchdog.breed')}
      hint={t('speedWatchdog.breedHint')}
      required
      autoComplete="off"
    />
  );
}

export function OffsetField(props: WatchdogFieldProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <TextField
      {...props}
      label={t('speedWatchdog.offset')}
      hint={t('speedWatchdog.offsetHint')}
      required
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

const counts = Array.from({ length: mostDailyWarnings + 1 }, (_, count) => String(count));

export function WarningsField({ value, ...rest }: WatchdogFieldProps) {
  const { t } = useTexts('mf-incidents');
  // A barn could have another number; it is shown rather than changed silently.
  const offered = counts.includes(value) ? counts : [...counts, value];
  return (
    <SelectField
      {...rest}
      value={value}
      label={t('speedWatchdog.mostWarnings')}
      hint={t('speedWatchdog.mostWarningsHint')}
      options={offered.map((count) => ({ value: count, label: count }))}
    />
  );
}
