import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams } from '@barnwatch/shared/routing';
import { Page } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { addressWith, filterOf, type IncidentFilter } from './incident-filter';
import { IncidentFilterBar } from './incident-filter-bar';
import { Incidents } from './incidents';

/** Route `incidents`: what happened in the barn, newest first; the filter is in the address. */
export function IncidentListScreen() {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterOf(address), [address]);
  if (!barn) return null;

  const change = (next: IncidentFilter) => setAddress(addressWith(address, next), { replace: true });
  const { type, state, severity } = filter;
  return (
    <Page title={t('incidentList.title')} subtitle={shownName(barn)}>
      <IncidentFilterBar filter={filter} onChange={change} />
      <Incidents
        key={JSON.stringify([barn.globalUniqueIdentifier, type, state, severity])}
        filter={filter}
        onClear={() => change({ type: null, state: null, severity: null, text: '' })}
      />
    </Page>
  );
}
