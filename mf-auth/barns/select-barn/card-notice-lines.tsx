import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { Age, Icon, type IconName } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import lineStyles from '../barn-state/barn-line.module.css';
import styles from './barn-card.module.css';
import { type CardContact, type CardNotice, cardContact, cardNotice } from './card-state';

interface Line {
  readonly icon: IconName;
  readonly tone: 'quiet' | 'attention' | 'danger';
  readonly words: ReactNode;
}

function noticeLine(notice: CardNotice, t: Translate): Line {
  switch (notice.kind) {
    case 'stranger':
      return { icon: 'warning', tone: 'danger', words: t('card.stranger') };
    case 'blocked':
      return { icon: 'lock', tone: 'attention', words: t('card.blocked') };
    case 'eula':
      return { icon: 'info', tone: 'attention', words: t('card.eula') };
    case 'signed-out':
      return { icon: 'lock', tone: 'attention', words: t(`signedOut.${notice.reason}`) };
  }
}

function contactLine(contact: CardContact, t: Translate): Line {
  switch (contact.kind) {
    case 'offline':
      return {
        icon: 'offline',
        tone: 'quiet',
        words: t('card.offlineSince', { time: formatDateTime(contact.since).slice(0, -3) }),
      };
    case 'contact':
      return {
        icon: 'time',
        tone: 'quiet',
        words: (
          <>
            {t('card.lastContact')} <Age since={contact.lastContact} plain />
          </>
        ),
      };
    case 'never-reached':
      return { icon: 'time', tone: 'quiet', words: t('card.neverReached') };
  }
}

/** The last lines of a card: when the instance was there, and what one has to know before all else. */
export function CardNoticeLines({ instance }: { readonly instance: InstanceView }) {
  const { t } = useTexts('mf-auth');
  const notice = cardNotice(instance);
  return (
    <>
      <NoticeLine {...contactLine(cardContact(instance), t)} />
      {notice !== null && <NoticeLine {...noticeLine(notice, t)} />}
    </>
  );
}

function NoticeLine({ icon, tone, words }: Line) {
  return (
    <p className={`${lineStyles.line} ${styles[tone]}`}>
      <Icon name={icon} size={16} />
      <span>{words}</span>
    </p>
  );
}
