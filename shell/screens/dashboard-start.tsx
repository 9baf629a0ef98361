import { shownName, usePermissions, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { Navigate } from '@barnwatch/shared/routing';
import { EmptyState, Page } from '@barnwatch/shared/ui';
import { navEntries } from '../navigation/nav-entries';
import { useSuite } from '../suite/suite-context';

/**
 * `/dashboard/{barnId}/` leads to the cameras (product 2.1), or to the first screen that this deployment and the rights
 * give.
 */
export function DashboardStart() {
  const { registry } = useSuite();
  const { language } = useLanguage();
  const { t } = useTexts();
  const barn = useSelectedBarn();
  const permissions = usePermissions();
  const entries = navEntries(registry, barn?.globalUniqueIdentifier ?? null, permissions, language).filter(({ path }) =>
    path.startsWith('/dashboard/'),
  );
  const target = entries.find(({ id }) => id === 'camera') ?? entries[0];
  if (target !== undefined) return <Navigate to={target.path} replace />;
  return (
    <Page title={barn ? shownName(barn) : ''}>
      <EmptyState text={t('dashboard.nothing')} />
    </Page>
  );
}
