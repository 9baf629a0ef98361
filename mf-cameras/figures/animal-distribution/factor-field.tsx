import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { TextField } from '@barnwatch/shared/ui';
import { useState } from 'react';
import styles from './animal-distribution.module.css';
import { readFactor } from './factor';

/** Product 9.19: the factor of the distribution, 1 by default; kept on this device. */
export function FactorField() {
  const { t, language } = useTexts('mf-cameras');
  const [factor, setFactor] = useSetting('animalDistributionFactor');
  const [text, setText] = useState<string | null>(null);
  const written = new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false }).format(factor);
  const isWrong = text !== null && readFactor(text) === null;
  return (
    <div className={styles.factor}>
      <TextField
        label={t('distribution.factor')}
        hint={t('distribution.factorHint')}
        inputMode="decimal"
        autoComplete="off"
        value={text ?? written}
        error={isWrong ? t('distribution.factorWrong') : undefined}
        onChange={(next) => {
          setText(next);
          const read = readFactor(next);
          if (read !== null) setFactor(read);
        }}
        onBlur={() => !isWrong && setText(null)}
      />
    </div>
  );
}
