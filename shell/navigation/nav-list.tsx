import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useLocation } from '@barnwatch/shared/routing';
import { useSetting } from '@barnwatch/shared/settings';
import { Icon } from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import { EntryIcon } from './entry-icon';
import { areAtAGlance, currentEntry, type EntryGroup, firstEntries, groupEntries } from './fold-entries';
import type { NavEntry } from './nav-entries';
import styles from './nav-list.module.css';

interface NavListProps {
  readonly entries: readonly NavEntry[];
  /** Those of them that stand before the groups. */
  readonly atHand?: readonly NavEntry[];
  readonly onGo?: () => void;
  /** What a folded group holds is not made before it is unfolded: while the page has more important things to draw. */
  readonly makesFoldedLate?: boolean;
}

/** Unfolds no group of the navigation. */
const noGroup = 'none';

/**
 * The entries of the navigation by groups, of which one is unfolded; the device remembers which. So few entries that
 * they are seen at a glance stand without groups.
 */
export function NavList({ entries, atHand = [], onGo, makesFoldedLate = false }: NavListProps) {
  const { pathname } = useLocation();
  const [remembered, remember] = useSetting('openNavGroup');
  const groups = groupEntries(entries.filter((entry) => !atHand.includes(entry)));
  // What was unfolded last may have nothing for whoever is here now.
  const isOffered = remembered === noGroup || groups.some(({ group }) => group === remembered);
  const open = isOffered ? remembered : groups[0]?.group;
  if (areAtAGlance(entries)) {
    return (
      <ul className={styles.list}>
        <Entries entries={entries} onGo={onGo} />
      </ul>
    );
  }
  return (
    <ul className={styles.list}>
      <Entries entries={atHand} onGo={onGo} />
      {groups.map((group) => (
        <FoldedGroup
          key={group.group}
          group={group}
          isOpen={group.group === open}
          current={currentEntry(group.entries, pathname)}
          onFold={(isOpen) => remember(isOpen ? group.group : noGroup)}
          onGo={onGo}
          isMadeLate={makesFoldedLate}
        />
      ))}
    </ul>
  );
}

interface FoldedGroupProps {
  readonly group: EntryGroup;
  readonly isOpen: boolean;
  /** Where one is, when it is within: a folded group says it in its own line. */
  readonly current: NavEntry | undefined;
  readonly onFold: (isOpen: boolean) => void;
  readonly onGo: (() => void) | undefined;
  readonly isMadeLate: boolean;
}

function FoldedGroup({ group, isOpen, current, onFold, onGo, isMadeLate }: FoldedGroupProps) {
  const { t } = useTexts();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const first = firstEntries(group);
  const rest = group.entries.length - first.length;
  const isMade = isOpen || !isMadeLate;
  const shown = showsAll || (current !== undefined && !first.includes(current)) ? group.entries : first;
  return (
    <li className={group.entries.every(({ isAwaited }) => isAwaited) ? styles.awaited : undefined}>
      <button
        type="button"
        className={`${styles.group} ${!isOpen && current ? styles.here : ''}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onFold(!isOpen)}
      >
        <span className={styles.name}>{t(`navGroup.${group.group}`)}</span>
        {!isOpen && current && <span className={styles.current}>{current.title}</span>}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      </button>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {isMade && <Entries entries={shown} onGo={onGo} />}
        {isMade && shown.length < group.entries.length && (
          <li>
            <button type="button" className={styles.entry} onClick={() => setShowsAll(true)}>
              <Icon name="more" />
              {t('navGroup.rest', { count: rest })}
            </button>
          </li>
        )}
      </ul>
    </li>
  );
}

function Entries({ entries, onGo }: Pick<NavListProps, 'entries'> & Pick<FoldedGroupProps, 'onGo'>) {
  return entries.map((entry) => (
    <li key={entry.id} className={entry.isAwaited ? styles.awaited : undefined}>
      <SuiteLink className={styles.entry} to={entry.path} {...(onGo && { onClick: onGo })}>
        <EntryIcon name={entry.icon} />
        <span className={styles.title}>{entry.title}</span>
      </SuiteLink>
    </li>
  ));
}
