import { shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ConnectionChip, Icon, IconButton } from '@barnwatch/shared/ui';
import { memo, useId } from 'react';
import styles from './barn-card.module.css';
import { BarnPicture } from './barn-picture';
import { CardNoticeLine } from './card-notice-line';
import { MainButton, type MainButtonProps } from './main-button';
import { useConnectionCheck } from './use-connection-check';

/** One barn: what it is, how it is reached, who is signed in there, and what to do next. */
export const BarnCard = memo(function BarnCard({ instance, target, onAsk }: MainButtonProps) {
  const { t } = useTexts('mf-auth');
  const nameId = useId();
  const { globalUniqueIdentifier: instanceId, name, loggedIn, accountId, version } = instance;
  const barn = shownName(instance);
  const { check, start } = useConnectionCheck(instanceId);
  const checking = check.state === 'checking';
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <BarnPicture instance={instance} />
        <div className={styles.names}>
          <h2 id={nameId} className={styles.name}>
            {barn}
          </h2>
          <p className={styles.technicalName}>
            <span>{name === barn ? '' : name}</span>
            {version !== null && <span className={styles.version}>{t('card.version', { version })}</span>}
          </p>
          <ConnectionChip instance={instance} />
        </div>
      </div>
      <div className={styles.facts}>
        <p className={`${styles.line} ${loggedIn ? '' : styles.quiet}`}>
          <Icon name="account" size={16} />
          <span>{loggedIn ? t('card.signedInAs', { account: accountId ?? '' }) : t('card.notSignedIn')}</span>
        </p>
        <CardNoticeLine instance={instance} />
      </div>
      <div className={styles.actions}>
        <MainButton instance={instance} target={target} onAsk={onAsk} />
        <IconButton
          icon="retry"
          className={checking ? styles.checking : undefined}
          name={t(checking ? 'card.checking' : 'card.check', { barn })}
          aria-busy={checking || undefined}
          onClick={start}
        />
        <IconButton icon="more" name={t('card.more', { barn })} onClick={() => onAsk('details', instanceId)} />
      </div>
    </article>
  );
});
