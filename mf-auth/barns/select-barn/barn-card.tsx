import { shownAccount, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ConnectionChip, Icon, IconButton } from '@barnwatch/shared/ui';
import { memo, useId } from 'react';
import { useConnectionCheck } from '../barn-details/use-connection-check';
import lineStyles from '../barn-state/barn-line.module.css';
import { BarnStateLine } from '../barn-state/barn-state-line';
import styles from './barn-card.module.css';
import { BarnPicture } from './barn-picture';
import { CardNoticeLines } from './card-notice-lines';
import { MainButton, type MainButtonProps } from './main-button';

export interface BarnCardProps extends MainButtonProps {
  /** Of its heading: below the page's, or below that of its group. */
  readonly level: 2 | 3;
}

/** As long as most. */
const usualVersion = '0.0.0';

/** One instance: what it is, how it is reached, who is signed in there, and what to do next. */
export const BarnCard = memo(function BarnCard({ instance, target, level, onAsk }: BarnCardProps) {
  const { t } = useTexts('mf-auth');
  const nameId = useId();
  const Heading: 'h2' | 'h3' = `h${level}`;
  const { globalUniqueIdentifier: instanceId, name, type, loggedIn, version } = instance;
  const barn = shownName(instance);
  const { check, start } = useConnectionCheck(instanceId);
  const checking = check.state === 'checking';
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <BarnPicture instance={instance} />
        <div className={styles.names}>
          <Heading id={nameId} className={styles.name}>
            {barn}
          </Heading>
          <p className={styles.technicalName}>
            <span>{name === barn ? t(`type.${type}`) : `${t(`type.${type}`)} · ${name}`}</span>
            {/* Its place is kept: on a narrow phone it is a line of its own, and would move what stands below. */}
            <span className={styles.version} aria-hidden={version === null || undefined}>
              {t('card.version', { version: version ?? usualVersion })}
            </span>
          </p>
          <ConnectionChip instance={instance} />
        </div>
      </div>
      <div className={styles.facts}>
        <p className={`${lineStyles.line} ${loggedIn ? '' : styles.quiet}`}>
          <Icon name="account" size={16} />
          <span>{loggedIn ? t('card.signedInAs', { account: shownAccount(instance) }) : t('card.notSignedIn')}</span>
        </p>
        <BarnStateLine instance={instance} />
        <CardNoticeLines instance={instance} />
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
