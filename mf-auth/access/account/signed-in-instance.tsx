import { type InstanceView, shownAccount, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Banner, Button, buttonClass, Card, ConnectionChip, IconButton, useCopy } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { dashboardPath } from '../arrival/arrival';
import styles from './account.module.css';
import { DevicesList } from './devices-list';
import { RightsList } from './rights-list';

export interface SignedInInstanceProps {
  readonly instance: InstanceView;
  /** Shows everything at once, where there are few. */
  readonly expanded: boolean;
  readonly onSignOut: (instanceId: string) => void;
}

/** Who one is at one instance, what one may do there, and with which devices. */
export function SignedInInstance({ instance, expanded, onSignOut }: SignedInInstanceProps) {
  const { t } = useTexts('mf-auth');
  const copy = useCopy();
  const { globalUniqueIdentifier: instanceId, accountId, eulaNeeded } = instance;
  return (
    <Card
      title={shownName(instance)}
      actions={
        <span className={styles.reached}>
          <ConnectionChip instance={instance} />
        </span>
      }
    >
      <div className={styles.who}>
        <p className={styles.account}>
          {t('card.signedInAs', { account: shownAccount(instance) })}
          <IconButton icon="copy" name={t('account.copyId')} onClick={() => void copy(accountId ?? '')} />
        </p>
        <Button icon="logout" onClick={() => onSignOut(instanceId)}>
          {t('details.signOut')}
        </Button>
      </div>
      {eulaNeeded ? (
        <Banner
          kind="warning"
          action={
            <SuiteLink className={buttonClass('quiet')} to={dashboardPath(instanceId)}>
              {t('card.readEula')}
            </SuiteLink>
          }
        >
          {t('card.eula')}
        </Banner>
      ) : (
        <InstanceAccount instance={instance} expanded={expanded} />
      )}
    </Card>
  );
}

function InstanceAccount({ instance, expanded }: Pick<SignedInInstanceProps, 'instance' | 'expanded'>) {
  const { t } = useTexts('mf-auth');
  const { globalUniqueIdentifier: instanceId, availablePermissions, permissionsKnown } = instance;
  const [devicesShown, setDevicesShown] = useState(expanded);
  return (
    <>
      <details
        className={styles.details}
        open={expanded}
        onToggle={(event) => event.currentTarget.open && setDevicesShown(true)}
      >
        <summary className={styles.summary}>{t('account.devices')}</summary>
        {devicesShown && <DevicesList instanceId={instanceId} />}
      </details>
      {permissionsKnown ? (
        <details className={styles.details} open={expanded}>
          <summary className={styles.summary}>{t('account.rights', { count: availablePermissions.length })}</summary>
          <RightsList permissions={availablePermissions} />
        </details>
      ) : (
        <p className={styles.quiet}>{t('account.rightsUnknown')}</p>
      )}
    </>
  );
}
