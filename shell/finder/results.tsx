import { useTexts } from '@barnwatch/shared/i18n';
import { RouteIntentContext } from '@barnwatch/shared/routing';
import { EmptyState, Skeleton, VisuallyHidden } from '@barnwatch/shared/ui';
import { memo, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { EntryIcon } from '../navigation/entry-icon';
import type { FoundPart } from './find-entries';
import type { IndexedEntry } from './finder-index';
import { matchedPieces } from './matched-pieces';
import styles from './results.module.css';
import { useDrawnRows } from './use-drawn-rows';

interface ResultsProps {
  readonly id: string;
  readonly found: readonly FoundPart[];
  /** What they were found by. */
  readonly sought: string;
  /** The one that Enter opens. */
  readonly active: IndexedEntry | undefined;
  /** It was chosen by the arrows; otherwise it is the first. */
  readonly isPointed: boolean;
  /** More may come: something is still on its way. */
  readonly isLooking: boolean;
  readonly onChoose: (entry: IndexedEntry) => void;
}

export function optionId(listId: string, { key }: IndexedEntry): string {
  return `${listId} ${key}`.replace(/\s/g, '-');
}

/** What was found, by its kinds. The focus stays in the field: the list only shows what Enter opens. */
export const Results = memo(function AllResults(props: ResultsProps) {
  const { id, found, sought, active, isPointed, isLooking, onChoose } = props;
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const wasScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found anew is read from its beginning
  useLayoutEffect(() => {
    // A list that nobody has moved is not asked where it stands: that would cost its whole layout at each key.
    if (wasScrolled.current && list.current) list.current.scrollTop = 0;
    wasScrolled.current = false;
  }, [found]);
  const count = found.reduce((sum, { entries, more }) => sum + entries.length + more, 0);
  const groups = rowGroups(found);
  const drawn = useDrawnRows(found, groups.at(-1)?.end ?? 0);
  // The arrows lead to any of them.
  const least = isPointed ? Math.max(drawn.count, rowOf(groups, active) + 1) : drawn.count;
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('finder.results')}
        className={styles.list}
        // Until all in sight is drawn, some of it is that of the letters before.
        data-sought={Number.isFinite(drawn.renewed) ? undefined : sought}
        hidden={count === 0}
        onScroll={() => {
          wasScrolled.current = true;
          drawn.drawAll();
        }}
      >
        {groups.map(({ part, start }, place) =>
          start >= least ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row takes in what is found next, which costs less than a new one
            <ResultGroup key={place} id={`${id}-${part.key}`} part={part}>
              {part.entries.slice(0, least - start).map((entry, at) => (
                <ResultInTime
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={at}
                  isNow={start + at < drawn.renewed}
                  id={optionId(id, entry)}
                  entry={entry}
                  sought={sought}
                  isActive={entry === active}
                  isShownWhole={isPointed && entry === active}
                  onChoose={onChoose}
                />
              ))}
            </ResultGroup>
          ),
        )}
      </div>
      {count === 0 && (
        <div className={styles.empty}>{isLooking ? <Looking /> : <EmptyState hint={t('finder.nothingHint')} />}</div>
      )}
      <VisuallyHidden>
        <span role="status">{sought.trim() !== '' && t('finder.found', { count })}</span>
      </VisuallyHidden>
    </>
  );
});

interface RowGroup {
  readonly part: FoundPart;
  /** Of the rows of all groups these: from the first to before the other. */
  readonly start: number;
  readonly end: number;
}

function rowGroups(found: readonly FoundPart[]): readonly RowGroup[] {
  let end = 0;
  return found.map((part) => {
    const start = end;
    end += part.entries.length;
    return { part, start, end };
  });
}

function rowOf(groups: readonly RowGroup[], entry: IndexedEntry | undefined): number {
  for (const { part, start } of groups) {
    const at = entry === undefined ? -1 : part.entries.indexOf(entry);
    if (at >= 0) return start + at;
  }
  return -1;
}

interface ResultGroupProps {
  readonly id: string;
  readonly part: FoundPart;
  readonly children: ReactNode;
}

function ResultGroup({ id, part: { title, more }, children }: ResultGroupProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list are grouped so
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.title}>
        {title}
        {more > 0 && <span className={styles.more}>{t('finder.more', { count: more })}</span>}
      </div>
      {children}
    </div>
  );
}

interface ResultProps {
  readonly id: string;
  readonly entry: IndexedEntry;
  readonly sought: string;
  readonly isActive: boolean;
  /** It is scrolled to. */
  readonly isShownWhole: boolean;
  readonly onChoose: (entry: IndexedEntry) => void;
}

interface ResultInTimeProps extends ResultProps {
  /** Its turn has come; until then it shows what it showed before. */
  readonly isNow: boolean;
}

/** A row further down is drawn with a later picture after a key: all of them at once would be late for the first. */
function ResultInTime({ isNow, ...told }: ResultInTimeProps) {
  const before = useRef<ResultProps>(undefined);
  const shown = isNow ? told : before.current;
  useEffect(() => {
    before.current = shown;
  });
  return shown ? <Result {...shown} /> : <div className={styles.result} />;
}

const Result = memo(function Result({ id, entry, sought, isActive, isShownWhole, onChoose }: ResultProps) {
  const announce = useContext(RouteIntentContext);
  const option = useRef<HTMLDivElement>(null);
  const pressed = useRef<IndexedEntry>(undefined);
  const { aim, icon, name, detail } = entry;
  useEffect(() => {
    if (isShownWhole) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isShownWhole]);
  const onIntent = () => {
    pressed.current = undefined;
    if (aim.kind === 'address') announce(aim.to);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.result}
      onPointerEnter={onIntent}
      onPointerDown={(event) => {
        // The field keeps the focus, and a phone its keyboard.
        event.preventDefault();
        pressed.current = entry;
      }}
      // The row may have taken in another entry since the finger came down: meant is the one that was seen.
      onClick={() => onChoose(pressed.current ?? entry)}
    >
      <EntryIcon name={icon} />
      <span className={styles.words}>
        <span className={styles.name}>{sought.trim() === '' ? name : matchedPieces(name, sought).map(pieceOf)}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  );
});

function pieceOf({ text, matched }: { readonly text: string; readonly matched: boolean }, at: number) {
  return matched ? (
    <mark key={at} className={styles.matched}>
      {text}
    </mark>
  ) : (
    text
  );
}

function Looking() {
  return (
    <div className={styles.looking}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} height="40px" />
      ))}
    </div>
  );
}
