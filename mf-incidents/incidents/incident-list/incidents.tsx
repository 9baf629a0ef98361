import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure } from '@barnwatch/shared/ui';
import { startTransition, useState } from 'react';
import { IncidentListSkeleton } from '../../incident-records/lists/incident-list-skeleton';
import { pageLength, useIncidentList } from '../../incident-records/lists/use-incident-list';
import { largestPage } from '../../incident-records/record/read-incidents';
import { selectionOf } from '../search/incident-filter';
import { type IncidentsProps, KnownIncidents } from './known-incidents';

/** A search on the device reads on by itself as far as this; further only when asked to. */
const searchStride = 5 * largestPage;

/** The incidents of one selection: as many cards as were asked for, and always how many there are in all. */
export function Incidents(props: IncidentsProps) {
  const { filter } = props;
  const { t } = useTexts('mf-incidents');
  const [cards, setCards] = useState(pageLength);
  const [searchReach, setSearchReach] = useState(searchStride);
  const searches = filter.text.trim() !== '' || filter.unreviewed;
  const [selection] = useState(() => selectionOf(filter, Date.now()));
  const list = useIncidentList(selection, {
    wanted: searches ? searchReach : cards,
    // A list of a span that moves on is never asked for again: it would only fill the device.
    keep: filter.time.kind === 'any',
  });
  if (list.known === null) {
    if (list.error === null) return <IncidentListSkeleton />;
    const { error, refresh, refreshing } = list;
    return <RequestFailure error={error} what={t('incidentList.failed')} onRetry={refresh} retrying={refreshing} />;
  }
  return (
    <KnownIncidents
      {...props}
      list={{ ...list, known: list.known }}
      searches={searches}
      cards={cards}
      onMore={() => startTransition(() => setCards(cards + pageLength))}
      onSearchOn={() => setSearchReach(searchReach + searchStride)}
    />
  );
}
