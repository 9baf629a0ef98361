import { simulatePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { useSetting } from '@barnwatch/shared/settings';
import { buttonClass, Switch } from '@barnwatch/shared/ui';
import { Row } from '../controls/row';

/** Where the permissions are chosen that are to hold: contributed by a remote that a deployment can do without. */
const accountPath = '/account';

/** The developer options as a whole, and the simulation of permissions: what can no longer be seen does not stay switched on. */
export function EndingSwitchRow({ row }: { readonly row: 'developerOptions' | 'permissionSimulation' }) {
  const { t } = useTexts('mf-settings');
  const canOpen = useCanOpen();
  const [isOn, setOn] = useSetting(row);
  const [, setOverride] = useSetting('remoteOverride');

  function turn(on: boolean): void {
    setOn(on);
    if (on) return;
    simulatePermissions(null);
    if (row === 'developerOptions') setOverride(null);
  }

  return (
    <Row row={row}>
      <Switch label={t(`setting.${row}.label`)} hint={t(`setting.${row}.hint`)} checked={isOn} onChange={turn} />
      {row === 'permissionSimulation' && isOn && canOpen(accountPath) && (
        <SuiteLink className={buttonClass('quiet')} to={accountPath}>
          {t('developer.choosePermissions')}
        </SuiteLink>
      )}
    </Row>
  );
}
