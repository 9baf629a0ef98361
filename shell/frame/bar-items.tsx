import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useLeftPage } from '@barnwatch/shared/routing';
import { Icon } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { EntryIcon } from '../navigation/entry-icon';
import { entriesAtHand } from '../navigation/fold-entries';
import { useNavEntries } from '../navigation/use-nav-entries';
import type { FrameActions } from './frame-actions';
import { MoreDialog } from './more-dialog';
import styles from './phone-bars.module.css';

/** On phones: the most used screens at the thumb, all others behind "More". */
export function BarItems(actions: FrameActions) {
  const { t } = useTexts();
  const [more, setMore] = useState(false);
  useLeftPage(more, () => setMore(false));
  const entries = useNavEntries();
  const shown = entriesAtHand(entries);
  return (
    <>
      {shown.map((entry) => (
        <SuiteLink key={entry.id} className={styles.item} to={entry.path}>
          <EntryIcon name={entry.icon} size={24} />
          <span>{entry.title}</span>
        </SuiteLink>
      ))}
      <button
        type="button"
        className={`${styles.item} ${styles.more}`}
        aria-haspopup="dialog"
        onClick={() => setMore(true)}
      >
        <Icon name="menu" size={24} />
        <span>{t('frame.more')}</span>
      </button>
      <MoreDialog
        open={more}
        onClose={() => setMore(false)}
        entries={entries.filter((entry) => !shown.includes(entry))}
        {...actions}
      />
    </>
  );
}
