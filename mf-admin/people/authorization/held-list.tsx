import { useTexts } from '@barnwatch/shared/i18n';
import { Button, EmptyState, Tag, useGrowingCount, VisuallyHidden } from '@barnwatch/shared/ui';
import { memo, useDeferredValue } from 'react';
import { isDirect, type Source, type Sources } from '../access/access';
import type { AccessChange } from '../access/access-changes';
import type { RoleGraph } from '../access/role-graph';
import styles from './authorization.module.css';
import { roleName, SourceWords } from './source-words';

export interface HeldListProps {
  readonly what: AccessChange['what'];
  readonly sources: Sources;
  /** Ids of those that the changes take, one a line: the same words for as long as they are the same. */
  readonly taken: string;
  readonly graph: RoleGraph;
  /** Null for somebody who may only look. */
  readonly onChange: ((change: AccessChange) => void) | null;
}

/** A window full of rows at once, then as many as nobody waits for. */
const growth = { first: 24, step: 40 } as const;

/**
 * What an account has, each with its reasons. Only what it was given itself can be taken from it. Drawn again when it
 * changes itself, not with each change of the other list.
 */
export const HeldList = memo(function ListOfHeld({ what, sources, taken, graph, onChange }: HeldListProps) {
  // Two hundred rows: what was pressed is seen before them, and of a list that is new those in sight before the others.
  const shown = useDeferredValue(sources);
  const count = useGrowingCount(shown.size, growth);
  if (sources.size === 0) return <EmptyState icon="lock" />;
  const takenIds = new Set(taken.split('\n'));
  return (
    <ul className={styles.list}>
      {[...shown].slice(0, count).map(([id, reasons]) => (
        <HeldRow
          key={id}
          what={what}
          id={id}
          name={what === 'role' ? roleName(graph, id) : id}
          reasons={reasons}
          isTaken={takenIds.has(id)}
          graph={graph}
          onChange={onChange}
        />
      ))}
    </ul>
  );
});

interface HeldRowProps extends Pick<HeldListProps, 'what' | 'graph' | 'onChange'> {
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly Source[];
  readonly isTaken: boolean;
}

const HeldRow = memo(function OneHeld({ what, id, name, reasons, isTaken, graph, onChange }: HeldRowProps) {
  const { t } = useTexts('mf-admin');
  return (
    <li className={styles.held}>
      <span className={styles.heldWords}>
        <span className={styles.name}>{what === 'permission' ? <code>{name}</code> : name}</span>
        {name !== id && <code className={styles.muted}>{id}</code>}
        <SourceWords sources={reasons} graph={graph} />
      </span>
      {isTaken && <Tag>{t('accountAccess.toBeTaken')}</Tag>}
      {onChange && isDirect(reasons) && (
        <Button onClick={() => onChange({ kind: isTaken ? 'give' : 'take', what, id })}>
          {t(isTaken ? 'accountAccess.keep' : 'accountAccess.take')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
});
