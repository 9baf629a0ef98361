import { AskBeforeLeaving } from '@barnwatch/shared/forms';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { Banner, Card, Switch } from '@barnwatch/shared/ui';
import { useCallback, useMemo, useState } from 'react';
import { type Access, directOnly, permissionSources, roleSources } from '../access/access';
import { type AccessChange, accessAfter, stillMeant, withChange } from '../access/access-changes';
import type { Role, RoleGraph } from '../access/role-graph';
import { withTold } from '../access/told-access';
import { AddSelect } from './add-select';
import styles from './authorization.module.css';
import { HeldList } from './held-list';
import { ReviewChanges } from './review-changes';
import type { Account, Held, PermissionEntry } from './use-authorization';
import { useSaveChanges } from './use-save-changes';
import { useStable } from './use-stable';

export interface AccountEditorProps {
  readonly account: Account;
  readonly graph: RoleGraph;
  readonly entries: readonly PermissionEntry[];
  readonly told: { readonly roles: Held; readonly permissions: Held; readonly given: Access };
  /** When both were received, ms since 1970 UTC. */
  readonly receivedAt: number;
  readonly available: readonly Role[];
  readonly isManager: boolean;
  readonly onSaved: () => void;
}

const none: readonly AccessChange[] = [];

/** Parameters of the address that lead from one account to another, or to another view. */
const shownBy = ['account', 'tab'] as const;

/** What an account has and why; changes are gathered, looked at, and saved together. */
export function AccountEditor(props: AccountEditorProps) {
  const { account, graph, entries, told, receivedAt, available, isManager, onSaved } = props;
  const { t, language } = useTexts('mf-admin');
  const [wanted, setWanted] = useState(none);
  const [isRecursive, setRecursive] = useState(true);
  const saving = useSaveChanges(account.accountId, receivedAt, onSaved);
  // What was saved holds until the barn has been asked again: its earlier answer does not know it.
  const { saved } = saving;
  const access = useMemo(
    () =>
      saved.changes.length > 0 && receivedAt === saved.after ? accessAfter(told.given, saved.changes) : told.given,
    [told, receivedAt, saved],
  );
  const changes = useMemo(() => stillMeant(wanted, access), [wanted, access]);
  const roles = useMemo(() => withTold(roleSources(graph, access), told.roles), [graph, access, told]);
  const permissions = useMemo(
    () => withTold(permissionSources(graph, access), told.permissions),
    [graph, access, told],
  );
  const change = useStable((one: AccessChange): void => {
    saving.forget(one);
    setWanted((known) => withChange(known, one, access));
  });
  const shownRoles = useMemo(() => (isRecursive ? roles : directOnly(roles)), [roles, isRecursive]);
  const shownPermissions = useMemo(
    () => (isRecursive ? permissions : directOnly(permissions)),
    [permissions, isRecursive],
  );
  const compare = useMemo(() => nameComparator(language), [language]);
  const roleOptions = useMemo(
    () =>
      available
        .filter(({ roleId }) => !access.roles.includes(roleId))
        .map(({ roleId, name, description }) => ({ value: roleId, label: name || roleId, hint: description }))
        .sort((one, other) => compare(one.label, other.label)),
    [available, access, compare],
  );
  const permissionOptions = useMemo(
    () =>
      entries
        .filter(({ permissionId }) => !access.permissions.includes(permissionId))
        .map(({ permissionId, description }) => ({
          value: permissionId,
          label: description === '' ? permissionId : `${permissionId}: ${description}`,
        })),
    [entries, access],
  );
  const add = useCallback((what: AccessChange['what'], id: string) => change({ kind: 'give', what, id }), [change]);
  return (
    <>
      {!isManager && changes.length === 0 && (
        <Banner kind="info">{t('accountAccess.readOnly', { right: 'authorization.manage' })}</Banner>
      )}
      <Switch label={t('accountAccess.recursive')} checked={isRecursive} onChange={setRecursive} />
      <div className={styles.parts}>
        <Card title={t('accountAccess.roles')}>
          {isManager && (
            <AddSelect
              label={t('accountAccess.addRole')}
              options={roleOptions}
              given={idsIn(changes, 'give', 'role')}
              what="role"
              onAdd={add}
            />
          )}
          <HeldList
            what="role"
            sources={shownRoles}
            taken={idsIn(changes, 'take', 'role')}
            graph={graph}
            onChange={isManager ? change : null}
          />
        </Card>
        <Card title={t('accountAccess.permissions')}>
          {isManager && (
            <AddSelect
              label={t('accountAccess.addPermission')}
              options={permissionOptions}
              given={idsIn(changes, 'give', 'permission')}
              what="permission"
              onAdd={add}
            />
          )}
          <HeldList
            what="permission"
            sources={shownPermissions}
            taken={idsIn(changes, 'take', 'permission')}
            graph={graph}
            onChange={isManager ? change : null}
          />
        </Card>
      </div>
      {changes.length > 0 && (
        <div className={styles.review}>
          <ReviewChanges
            account={account}
            graph={graph}
            access={access}
            changes={changes}
            saving={saving}
            mayManage={isManager}
            onSave={() => void saving.save(changes)}
            onUndo={(one) => setWanted((known) => known.filter((other) => other !== one))}
            onUndoAll={() => setWanted(none)}
          />
        </div>
      )}
      <div role="status" className={styles.muted}>
        {changes.length === 0 && saved.changes.length > 0 && t('accountAccess.saved', { count: saved.changes.length })}
      </div>
      <AskBeforeLeaving
        hasUnsaved={changes.length > 0}
        parameters={shownBy}
        title={t('accountAccess.leave.title')}
        text={t('accountAccess.leave.text')}
        leave={t('accountAccess.leave.leave')}
      />
    </>
  );
}

function idsIn(changes: readonly AccessChange[], kind: AccessChange['kind'], what: AccessChange['what']): string {
  return changes.flatMap((change) => (change.kind === kind && change.what === what ? change.id : [])).join('\n');
}
