import { useTexts } from '@barnwatch/shared/i18n';
import { useNavigate } from '@barnwatch/shared/routing';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import styles from './finder.module.css';
import { FinderField } from './finder-field';
import type { IndexedEntry } from './finder-index';
import { FinderNotes } from './finder-notes';
import { rememberEntry, useRecentEntries } from './recent-entries';
import { optionId, Results } from './results';
import { stepFrom } from './step-from';
import { useFinderIndex } from './use-finder-index';
import { foundNow, useFound } from './use-found';
import type { SoughtParts } from './use-sought-parts';

interface FinderSearchProps extends Pick<SoughtParts, 'parts' | 'told' | 'recentKey'> {
  /** What was typed already. */
  readonly begun: string;
  readonly onClose: () => void;
}

/** What the arrows have led to, among what is found by these letters. */
interface Pointed {
  readonly typed: string;
  readonly key: string | undefined;
}

const none = [] as const;

/** The field, and below it what its letters find: a pressed key draws the field, and the results when they are there. */
export function FinderSearch({ begun, parts, told, recentKey, onClose }: FinderSearchProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState(begun);
  const index = useFinderIndex(parts);
  const keys = useRecentEntries(recentKey);
  const title = t('finder.recent');
  const recent = useMemo(() => ({ title, keys }), [title, keys]);
  const found = useFound(index, typed, recent);
  const foundParts = found?.parts ?? none;
  const entries = useMemo(() => foundParts.flatMap((part) => part.entries), [foundParts]);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const active = pointedIn(entries, pointed, found?.typed) ?? entries[0];

  // Whoever types fast means what stands in the field, also before it is found and drawn.
  const meant = () => {
    const letters = field.current?.value ?? typed;
    if (found?.typed === letters) return { letters, all: entries, one: active };
    const all = foundNow(index, letters, recent).flatMap((part) => part.entries);
    return { letters, all, one: pointedIn(all, pointed, letters) ?? all[0] };
  };
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
      const { letters, all, one } = meant();
      setPointed({ typed: letters, key: stepFrom(all, one, step)?.key });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const { one } = meant();
      if (one) choose(one);
    }
  };

  return (
    <div className={styles.finder}>
      <div>
        <FinderField
          ref={field}
          begun={begun}
          listId={listId}
          activeId={active && optionId(listId, active)}
          onTyped={setTyped}
          onKeyDown={press}
        />
      </div>
      <div className={styles.results}>
        <Results
          id={listId}
          found={foundParts}
          sought={found?.typed ?? ''}
          active={active}
          isPointed={pointed !== null && pointed.typed === found?.typed}
          isLooking={
            found === null || parts.some(({ state }) => state === 'loading') || told.some(([, each]) => each === null)
          }
          onChoose={choose}
        />
        <FinderNotes parts={parts} index={index} told={told} />
      </div>
    </div>
  );
}

function pointedIn(
  entries: readonly IndexedEntry[],
  pointed: Pointed | null,
  typed: string | undefined,
): IndexedEntry | undefined {
  return pointed !== null && pointed.typed === typed ? entries.find(({ key }) => key === pointed.key) : undefined;
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
