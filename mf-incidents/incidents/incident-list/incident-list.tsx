import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useSearchParams } from '@barnwatch/shared/routing';
import { Page } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { useReviewMarks } from '../review/use-review-marks';
import { addressWith, everything, filterOf, type IncidentFilter } from '../search/incident-filter';
import { IncidentFilterBar } from '../search/incident-filter-bar';
import { Incidents } from './incidents';

/** Route `incidents`: what happened in the barn; filter and order are in the address. */
export function IncidentListScreen() {
  const { t } = useTexts('mf-incidents');
  const barn = useSelectedBarn();
  if (!barn) return null;
  return (
    <Page title={t('incidentList.title')} subtitle={shownName(barn)}>
      <IncidentsOfBarn key={barn.globalUniqueIdentifier} barnId={barn.globalUniqueIdentifier} />
    </Page>
  );
}

function IncidentsOfBarn({ barnId }: { readonly barnId: string }) {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => filterOf(address), [address]);
  const review = useReviewMarks();
  const change = (part: Partial<IncidentFilter>) =>
    setAddress((known) => addressWith(known, { ...filterOf(known), ...part }), { replace: true });
  const { type, state, severity, time, order } = filter;
  return (
    <>
      <IncidentFilterBar filter={filter} onChange={change} />
      <Incidents
        key={JSON.stringify([type, state, severity, time, order])}
        barnId={barnId}
        filter={filter}
        review={review}
        onClear={() => change({ ...everything, order })}
      />
    </>
  );
}
