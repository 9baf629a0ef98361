import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { useTexts } from '@barnwatch/shared/i18n';
import { Navigate } from '@barnwatch/shared/routing';
import { EmptyState, Page } from '@barnwatch/shared/ui';
import { useNavEntries } from '../navigation/use-nav-entries';
import { useSuite } from '../suite/suite-context';
import { BarnStart } from './barn-start';

const pictures = 'camera';

/**
 * `/dashboard/{barnId}/` leads to the cameras (product 2.1), or to the first screen that the rights give. A deployment
 * without pictures has a start page of its own.
 */
export function DashboardStart() {
  const { registry } = useSuite();
  const { t } = useTexts();
  const barn = useSelectedBarn();
  const all = useNavEntries();
  const entries = all.filter(({ path }) => path.startsWith('/dashboard/'));
  const target = entries.find(({ id }) => id === pictures) ?? entries[0];
  if (target !== undefined && hasPictures(registry)) return <Navigate to={target.path} replace />;
  if (target !== undefined) return <BarnStart barn={barn} entries={all} />;
  return (
    <Page title={barn ? shownName(barn) : ''}>
      <EmptyState text={t('dashboard.nothing')} />
    </Page>
  );
}

function hasPictures({ remotes, disabledRemotes }: SuiteRegistry): boolean {
  return remotes.some(({ name, nav }) => !disabledRemotes.includes(name) && nav.some(({ id }) => id === pictures));
}
