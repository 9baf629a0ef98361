import { useTexts } from '@barnwatch/shared/i18n';
import type { Source } from '../access/access';
import type { RoleGraph } from '../access/role-graph';
import styles from './authorization.module.css';

export interface SourceWordsProps {
  readonly sources: readonly Source[];
  readonly graph: RoleGraph;
}

/** As many ways are read; of more it is said how many. */
const mostWays = 3;

/** Why something is held: directly, or by which ways of roles. */
export function SourceWords({ sources, graph }: SourceWordsProps) {
  const { t } = useTexts('mf-admin');
  return (
    <span className={styles.sources}>
      {sources.slice(0, mostWays).map((source) => {
        const way = source.kind === 'direct' ? [] : source.way.map((roleId) => roleName(graph, roleId));
        const words = source.kind === 'direct' ? t('source.direct') : t('source.role', { way: way.join(' → ') });
        return <span key={words}>{words}</span>;
      })}
      {sources.length > mostWays && <span>{t('source.more', { count: sources.length - mostWays })}</span>}
    </span>
  );
}

export function roleName({ roles }: RoleGraph, roleId: string): string {
  return roles.get(roleId)?.name || roleId;
}
