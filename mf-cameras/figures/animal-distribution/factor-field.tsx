import { useFactorText } from '@barnwatch/shared/factor-field';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { TextField } from '@barnwatch/shared/ui';
import styles from './animal-distribution.module.css';

/** Product 9.19: the factor of the distribution, 1 by default; kept on this device. */
export function FactorField() {
  const { t, language } = useTexts('mf-cameras');
  const [factor, setFactor] = useSetting('animalDistributionFactor');
  const { isWrong, ...field } = useFactorText(factor, setFactor, language);
  return (
    <div className={styles.factor}>
      <TextField
        label={t('distribution.factor')}
        hint={t('distribution.factorHint')}
        inputMode="decimal"
        autoComplete="off"
        {...field}
        error={isWrong ? t('distribution.factorWrong') : undefined}
      />
    </div>
  );
}
