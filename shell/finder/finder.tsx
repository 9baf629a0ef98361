import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { TextField } from '@barnwatch/shared/ui';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { findEntries } from './find-entries';
import styles from './finder.module.css';
import type { IndexedEntry } from './finder-index';
import { FinderNotes } from './finder-notes';
import { rememberEntry, useRecentEntries } from './recent-entries';
import { optionId, Results } from './results';
import type { FinderActions } from './shell-parts';
import { stepFrom } from './step-from';
import { unasked } from './unasked';
import { useFinderIndex } from './use-finder-index';
import { useSoughtParts } from './use-sought-parts';

interface FinderProps {
  readonly actions: FinderActions;
  readonly onClose: () => void;
}

/** Longer than any name; a pasted page of text is no name. */
const mostCharacters = 100;

/**
 * Goes to whatever is called so, by as few letters as possible (product 10.11). Where another window signs somebody out
 * or in meanwhile it begins anew: nothing that one has seen is found by the other.
 */
export function Finder(props: FinderProps) {
  const barn = useSelectedBarn();
  const whose = barn?.loggedIn ? `${barn.globalUniqueIdentifier} ${barn.accountId}` : 'nobody';
  return <FinderOfOne key={whose} {...props} />;
}

function FinderOfOne({ actions, onClose }: FinderProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  // What is typed is seen before what it finds.
  const sought = useDeferredValue(typed);
  const { parts, asking, told, recentKey } = useSoughtParts(actions);
  const index = useFinderIndex(parts);
  const recent = useRecentEntries(recentKey);
  const recentTitle = t('finder.recent');
  const found = useMemo(
    () => (sought.trim() === '' ? unasked(index, recent, recentTitle) : findEntries(index, sought)),
    [index, sought, recent, recentTitle],
  );
  const entries = useMemo(() => found.flatMap((part) => part.entries), [found]);
  const [pointed, setPointed] = useState<string | null>(null);
  const active = entries.find(({ key }) => key === pointed) ?? entries[0];

  useEffect(() => field.current?.focus(), []);

  const choose = useChoose(recentKey, onClose);
  const press = (event: KeyboardEvent) => {
    if (isForInputMethod(event)) return;
    if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey) {
      // Pressed again it does not lead to the search of the browser: one types anew.
      event.preventDefault();
      field.current?.select();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setPointed(stepFrom(entries, active, step)?.key ?? null);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Whoever types fast means what stands in the field, also before it is drawn.
      const meant = sought === typed ? active : findEntries(index, typed)[0]?.entries[0];
      if (meant) choose(meant);
    }
  };

  return (
    <div className={styles.finder}>
      {asking}
      <div>
        <TextField
          ref={field}
          label={t('finder.field')}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setPointed(null);
          }}
          onKeyDown={press}
          icon="search"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={mostCharacters}
        />
      </div>
      <div className={styles.results}>
        <Results
          id={listId}
          found={found}
          sought={sought}
          active={active}
          isPointed={pointed !== null}
          isLooking={parts.some(({ state }) => state === 'loading') || told.some(([, each]) => each === null)}
          onChoose={choose}
        />
        <FinderNotes parts={parts} index={index} told={told} />
      </div>
    </div>
  );
}

/** The same for as long as the finder is open: what is typed draws no result anew that stays. */
function useChoose(recentKey: string, onClose: () => void): (entry: IndexedEntry) => void {
  const navigate = useNavigate();
  const latest = useRef({ recentKey, onClose, navigate });
  useEffect(() => {
    latest.current = { recentKey, onClose, navigate };
  });
  return useCallback(({ key, aim }) => {
    const now = latest.current;
    void rememberEntry(now.recentKey, key);
    now.onClose();
    if (aim.kind === 'action') aim.run();
    else void now.navigate(aim.to);
  }, []);
}

/** A key that composes a letter, or chooses among several: Safari says so by this code alone. */
function isForInputMethod({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
