import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { nextColor } from '../palette/color-presets';
import { NewTypeDialog } from '../region-types/new-type-dialog';
import { NamedColor } from './named-color';
import { regionTypesPath } from './region-addresses';
import styles from './region-wizard.module.css';
import type { WizardFacts } from './wizard-state';

export interface TypesStepProps {
  readonly barnId: string;
  readonly facts: WizardFacts;
  readonly isManager: boolean;
  readonly onChanged: () => void;
}

export function TypesStep({ barnId, facts: { regionTypes }, isManager, onChanged }: TypesStepProps) {
  const { t } = useTexts('mf-regions');
  const [isMaking, setIsMaking] = useState(false);
  const start = { color: nextColor(regionTypes.flatMap(({ color }) => color ?? [])), regionType: null };
  return (
    <>
      {regionTypes.length === 0 && <p>{t('regionWizard.types.none')}</p>}
      <ul className={styles.names}>
        {regionTypes.map(({ regionTypeId, color }) => (
          <li key={regionTypeId}>
            <NamedColor name={regionTypeId} color={color} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {isManager && <Button onClick={() => setIsMaking(true)}>{t('regionTypes.new')}</Button>}
        <SuiteLink className={buttonClass('quiet')} to={regionTypesPath(barnId)}>
          {t('regionWizard.types.all')}
        </SuiteLink>
      </div>
      {isMaking && (
        <NewTypeDialog
          start={start}
          taken={regionTypes.map(({ regionTypeId }) => regionTypeId)}
          onCreated={onChanged}
          onClose={() => setIsMaking(false)}
        />
      )}
    </>
  );
}
