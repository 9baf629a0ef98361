import { useInstances } from '@barnwatch/shared/auth-client';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen, useSearchParams, withParameter } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, lazyPart, Page, Tabs } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import type { GlobalView } from '../all-barns/merged-interventions';
import { ExportButton } from '../export/export-button';
import { ListForm, ListFormSwitch } from '../interventions-table/list-form';
import { GlobalList } from './global-list';

const GlobalTable = lazyPart(() => import('../interventions-table/global-table').then((module) => module.GlobalTable));

const views = ['latest', 'open'] as const satisfies readonly GlobalView[];

/** Route `/interventions`: what was done in all barns; the tab is in the address. */
export function GlobalInterventionsScreen() {
  const { t, language } = useTexts('mf-incidents');
  const [address, setAddress] = useSearchParams();
  const canOpen = useCanOpen();
  const instances = useInstances();
  const barns = useMemo(() => {
    const compare = nameComparator(language);
    return instances
      .filter(({ type }) => type === 'barn')
      .sort((one, other) => compare(one.realWorldName || one.name, other.realWorldName || other.name));
  }, [instances, language]);
  const view: GlobalView = address.get('tab') === 'open' ? 'open' : 'latest';
  const choose = (next: GlobalView) =>
    setAddress((known) => withParameter(known, 'tab', next === 'latest' ? null : next), { replace: true });
  return (
    <Page title={t('globalInterventions.title')} actions={<ExportButton barns={barns} />}>
      {barns.length === 0 ? (
        <EmptyState
          icon="barn"
          hint={t('globalInterventions.noBarns')}
          action={
            canOpen('/select-barn') && (
              <SuiteLink className={buttonClass('primary')} to="/select-barn">
                {t('globalInterventions.addBarn')}
              </SuiteLink>
            )
          }
        />
      ) : (
        <Tabs
          label={t('interventions.views')}
          value={view}
          tabs={views.map((value) => ({ value, label: t(`interventions.${value}`) }))}
          onChange={choose}
          beside={<ListFormSwitch />}
        >
          <ListForm
            cards={<GlobalList key={view} barns={barns} view={view} />}
            table={<GlobalTable key={view} barns={barns} view={view} />}
          />
        </Tabs>
      )}
    </Page>
  );
}
