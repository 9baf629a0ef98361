import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, Card, VisuallyHidden } from '@barnwatch/shared/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Access } from '../access/access';
import { type AccessChange, changeKey, effectOf } from '../access/access-changes';
import type { RoleGraph } from '../access/role-graph';
import styles from './authorization.module.css';
import { ChangeFailure } from './change-failure';
import { roleName, SourceWords } from './source-words';
import type { Account } from './use-authorization';
import type { Saving } from './use-save-changes';

export interface ReviewChangesProps {
  readonly account: Account;
  readonly graph: RoleGraph;
  readonly access: Access;
  readonly changes: readonly AccessChange[];
  readonly saving: Saving;
  /** The right may be taken away while somebody makes changes. */
  readonly mayManage: boolean;
  readonly onSave: () => void;
  readonly onUndo: (change: AccessChange) => void;
  readonly onUndoAll: () => void;
}

const noChanges: readonly AccessChange[] = [];

/** Whoever takes these from themselves cannot give them back. */
const ownWayBack: readonly string[] = ['authorization.manage', 'authorization.view'];

/** What would be changed and what it comes to, before it is saved. */
export function ReviewChanges(props: ReviewChangesProps) {
  const { account, graph, access, changes, saving, mayManage, onSave, onUndo, onUndoAll } = props;
  const { t } = useTexts('mf-admin');
  const ownAccountId = useSelectedBarn()?.accountId;
  // The change is seen before the dozens of permissions that it may come to.
  const counted = useDeferredValue(changes, noChanges);
  const { gained, lost, kept } = useMemo(() => effectOf(graph, access, counted), [graph, access, counted]);
  // Hundreds of lines that nobody has asked for would be waited for at each change.
  const [showsKept, setShowsKept] = useState(false);
  const locksOut = account.accountId === ownAccountId && lost.some((name) => ownWayBack.includes(name));
  return (
    <Card title={t('review.title', { count: changes.length })}>
      <ul className={styles.list}>
        {changes.map((change) => {
          const { what, kind, id } = change;
          const words = t(`review.${kind}.${what}`, { name: what === 'role' ? roleName(graph, id) : id });
          const error = saving.errors.get(changeKey(change));
          return (
            <li key={changeKey(change)} className={styles.held}>
              <span className={styles.heldWords}>
                <span className={styles.name}>{words}</span>
                {error && <ChangeFailure error={error} words={words} />}
              </span>
              <Button disabled={saving.isBusy} onClick={() => onUndo(change)}>
                {t('review.undo')}
                <VisuallyHidden> {words}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      <EffectList title={t('review.gained', { count: gained.length })} names={gained} />
      <EffectList title={t('review.lost', { count: lost.length })} names={lost} />
      {counted === changes && gained.length + lost.length === 0 && (
        <p className={styles.muted}>{t('review.nothing')}</p>
      )}
      {kept.length > 0 && (
        <details onToggle={({ currentTarget }) => setShowsKept(currentTarget.open)}>
          <summary className={styles.summary}>{t('review.kept', { count: kept.length })}</summary>
          {showsKept && (
            <ul className={styles.list}>
              {kept.map(({ permission, sources }) => (
                <li key={permission} className={styles.heldWords}>
                  <code>{permission}</code>
                  <SourceWords sources={sources} graph={graph} />
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
      {locksOut && <Banner kind="warning">{t('review.locksOut')}</Banner>}
      {!mayManage && <Banner kind="warning">{t('accountAccess.readOnly', { right: 'authorization.manage' })}</Banner>}
      <div className={styles.actions} data-thumb-area>
        <Button disabled={saving.isBusy} onClick={onUndoAll}>
          {t('review.undoAll')}
        </Button>
        <Button kind="primary" busy={saving.isBusy} disabled={!mayManage} onClick={onSave}>
          {t('review.save')}
        </Button>
      </div>
    </Card>
  );
}

function EffectList({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <h3 className={styles.effect}>{title}</h3>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
