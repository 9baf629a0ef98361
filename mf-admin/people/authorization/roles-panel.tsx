import { useTexts } from '@barnwatch/shared/i18n';
import { Card } from '@barnwatch/shared/ui';
import type { GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import { permissionSources, roleSources } from '../access/access';
import type { Role, RoleGraph } from '../access/role-graph';
import styles from './authorization.module.css';
import { HeldList } from './held-list';
import { OneOfAll } from './one-of-all';
import { roleName } from './source-words';

/** All roles, or the one that was chosen: what it gives, and through which roles. */
export function RolesPanel({ graph }: { readonly graph: RoleGraph }) {
  const { t } = useTexts('mf-admin');
  const roles = useMemo(() => [...graph.roles.values()], [graph]);
  const columns = useMemo(
    (): readonly GridColumn<Role>[] => [
      { id: 'name', title: t('roles.name'), words: ({ name, roleId }) => name || roleId, width: 180, grows: true },
      {
        id: 'description',
        title: t('roles.description'),
        words: ({ description }) => description,
        width: 320,
        grows: true,
        wraps: true,
      },
      {
        id: 'inherits',
        title: t('roles.inherits'),
        words: ({ inheritedRoles }) => inheritedRoles.map((roleId) => roleName(graph, roleId)).join(', '),
        width: 200,
        grows: true,
        wraps: true,
      },
      {
        id: 'permissions',
        title: t('roles.permissions'),
        words: ({ roleId }) => String(graph.grantsOf(roleId).size),
        rank: ({ roleId }) => graph.grantsOf(roleId).size,
        width: 150,
        align: 'end',
      },
    ],
    [t, graph],
  );
  return (
    <OneOfAll
      what="role"
      rows={roles}
      columns={columns}
      rowKey={roleIdOf}
      detail={(role) => <RoleDetail key={role.roleId} role={role} graph={graph} />}
    />
  );
}

const roleIdOf = ({ roleId }: Role): string => roleId;

function RoleDetail({ role, graph }: { readonly role: Role; readonly graph: RoleGraph }) {
  const { t } = useTexts('mf-admin');
  const { roleId, description } = role;
  const [roles, permissions] = useMemo(() => {
    const access = { roles: [roleId], permissions: [] };
    const inherited = [...roleSources(graph, access)].filter(([id]) => id !== roleId);
    return [new Map(inherited), permissionSources(graph, access)] as const;
  }, [graph, roleId]);
  return (
    <section className={styles.panel} aria-label={roleName(graph, roleId)}>
      <h2 className={styles.heading}>{roleName(graph, roleId)}</h2>
      {description && <p className={styles.muted}>{description}</p>}
      <div className={styles.parts}>
        <Card title={t('roles.inherits')}>
          <HeldList what="role" sources={roles} taken="" graph={graph} onChange={null} />
        </Card>
        <Card title={t('roles.permissions')}>
          <HeldList what="permission" sources={permissions} taken="" graph={graph} onChange={null} />
        </Card>
      </div>
    </section>
  );
}
