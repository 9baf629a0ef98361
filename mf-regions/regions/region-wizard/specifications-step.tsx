import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass, StateMark } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { nextColor } from '../palette/color-presets';
import { NewSpecificationDialog } from '../region-specifications/new-specification-dialog';
import { NamedColor } from './named-color';
import { regionSpecificationsPath } from './region-addresses';
import styles from './region-wizard.module.css';
import type { WizardFacts } from './wizard-state';

export interface SpecificationsStepProps {
  readonly barnId: string;
  readonly facts: WizardFacts;
  readonly isManager: boolean;
  readonly onChanged: () => void;
}

export function SpecificationsStep({ barnId, facts, isManager, onChanged }: SpecificationsStepProps) {
  const { regionTypes, specifications } = facts;
  const { t } = useTexts('mf-regions');
  const [madeFor, setMadeFor] = useState<string | null>(null);
  return (
    <>
      <ul className={styles.rows}>
        {regionTypes.map(({ regionTypeId }) => {
          const own = specifications.filter(({ regionType }) => regionType === regionTypeId);
          return (
            <li key={regionTypeId} className={styles.row}>
              <div className={styles.about}>
                <strong>{regionTypeId}</strong>
                {own.length === 0 ? (
                  <StateMark
                    tone="attention"
                    label={t('regionWizard.specifications.missing', { type: regionTypeId })}
                  />
                ) : (
                  <ul className={styles.names}>
                    {own.map(({ regionSpecificationId, color }) => (
                      <li key={regionSpecificationId}>
                        <NamedColor name={regionSpecificationId} color={color} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {isManager && (
                <Button
                  aria-label={t('regionWizard.specifications.add', { type: regionTypeId })}
                  onClick={() => setMadeFor(regionTypeId)}
                >
                  {t('regionSpecifications.new')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {regionTypes.length === 0 && <p>{t('regionSpecifications.noTypes')}</p>}
      <div className={styles.actions}>
        <SuiteLink className={buttonClass('quiet')} to={regionSpecificationsPath(barnId)}>
          {t('regionWizard.specifications.all')}
        </SuiteLink>
      </div>
      {madeFor !== null && (
        <NewSpecificationDialog
          start={{ color: nextColor(specifications.flatMap(({ color }) => color ?? [])), regionType: madeFor }}
          regionTypes={regionTypes.map(({ regionTypeId }) => regionTypeId)}
          taken={specifications.map(({ regionSpecificationId }) => regionSpecificationId)}
          onCreated={onChanged}
          onClose={() => setMadeFor(null)}
        />
      )}
    </>
  );
}
