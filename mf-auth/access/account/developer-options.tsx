import {
  shownName,
  simulatePermissions,
  useSelectedBarn,
  useSimulatedPermissions,
} from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSetting } from '@barnwatch/shared/settings';
import { Button, Card, Checkbox, Switch } from '@barnwatch/shared/ui';
import styles from './account.module.css';
import { rightsOf } from './rights';

/** For developers: times as timestamps, and the suite as someone with fewer rights sees it; what the barn allows stays. */
export function DeveloperOptions() {
  const { t } = useTexts('mf-auth');
  const [areOn, setAreOn] = useSetting('developerOptions');
  const [maySimulate, setMaySimulate] = useSetting('permissionSimulation');
  const [hasTimeModes, setHasTimeModes] = useSetting('timestampMode');

  function turn(set: (on: boolean) => void, on: boolean): void {
    set(on);
    // What can no longer be seen must not stay switched on.
    if (!on) simulatePermissions(null);
  }

  return (
    <Card title={t('developer.title')}>
      <Switch
        label={t('developer.options')}
        hint={t('developer.optionsHint')}
        checked={areOn}
        onChange={(on) => turn(setAreOn, on)}
      />
      {areOn && (
        <Switch
          label={t('developer.timeModes')}
          hint={t('developer.timeModesHint')}
          checked={hasTimeModes}
          onChange={setHasTimeModes}
        />
      )}
      {areOn && (
        <Switch
          label={t('developer.simulation')}
          hint={t('developer.simulationHint')}
          checked={maySimulate}
          onChange={(on) => turn(setMaySimulate, on)}
        />
      )}
      {areOn && maySimulate && <Simulation />}
    </Card>
  );
}

function Simulation() {
  const { t } = useTexts('mf-auth');
  const barn = useSelectedBarn();
  const simulated = useSimulatedPermissions();
  if (barn === null || !barn.loggedIn) return <p className={styles.quiet}>{t('developer.noBarn')}</p>;
  const held = barn.availablePermissions;
  const shown = simulated ?? held;

  function change(name: string, on: boolean): void {
    simulatePermissions(on ? [...shown, name] : shown.filter((other) => other !== name));
  }

  return (
    <fieldset className={styles.simulation}>
      <legend>{t('developer.rightsAt', { barn: shownName(barn) })}</legend>
      <div className={styles.rights}>
        {rightsOf(held).map(({ name, wordKey }) => (
          <Checkbox
            key={name}
            label={wordKey === null ? name : t(wordKey)}
            hint={name}
            checked={shown.includes(name)}
            onChange={(on) => change(name, on)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button onClick={() => simulatePermissions([])}>{t('developer.none')}</Button>
        <Button disabled={simulated === null} onClick={() => simulatePermissions(null)}>
          {t('developer.end')}
        </Button>
      </div>
    </fieldset>
  );
}
