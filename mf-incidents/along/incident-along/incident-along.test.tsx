import { FreshMemory, renderInSuite, TakenParts } from '@barnwatch/shared/testing';
import { tinyJpeg } from '@barnwatch/shared/testing/tiny-jpeg';
import { listIncidentAttachments } from '@barnwatch/shared/wire/calls';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAttachments } from '../../incident-records/record/attachment';
import { readKeptAttachment } from '../../incident-records/record/kept-attachments';
import { useIncident, useIncidentEvents } from '../../incident-records/record/use-incident';
import { wireEvent, wireIncident } from '../../testing/example-incident';
import { calls, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { useIncidentAlong } from './incident-along';

const day = 86_400_000;
const attachments = listIncidentAttachments.name;
const file = 'GET api/incidentAttachments/{incidentId}/{attachmentId}';
const picture = {
  attachmentId: 'photo',
  incidentId: 'open',
  identifier: 'made-here',
  sizeBytes: 9,
  width: 64,
  height: 36,
  createdAt: now,
};

function Known({ incidentId }: { readonly incidentId: string }) {
  const incident = useIncident(incidentId);
  const events = useIncidentEvents(incidentId);
  const pictures = useAttachments(incidentId);
  return (
    <p>
      {[incident, events, pictures]
        .map((reading) => (reading.state === 'failed' && reading.stale ? 'known' : reading.state))
        .join(' ')}
    </p>
  );
}

test('what was taken along is what the screen of an incident finds without a line, and no more than the days (product 10.6b)', async () => {
  const barn = await openIncidentBarn(['incidents.view']);
  const long = { openedAt: now - 9 * day, lastUpdated: now - 9 * day };
  barn.records = [
    wireIncident('open', long),
    wireIncident('recent', { state: 'closed', openedAt: now - day, lastUpdated: now - day, closedAt: now - day }),
    wireIncident('old', { ...long, state: 'closed', closedAt: now - 9 * day }),
  ];
  barn.events = [wireEvent('open')];
  barn.door.answer(calls.list, ({ body }) => {
    const { query = {} } = body as { query?: { closedAt?: unknown; type?: string } };
    const isMeant = (record: object) =>
      (query.type ?? Reflect.get(record, 'type')) === Reflect.get(record, 'type') &&
      (query.closedAt === undefined || Reflect.get(record, 'closedAt') === null);
    const incidents = barn.records.filter(isMeant);
    return { incidents, page: { offset: 0, limit: 50, total: incidents.length } };
  });
  barn.door.answer('POST api/incidents/queryOne', ({ body }) => {
    const { incidentId = '' } = (body as { query: { incidentId?: string } }).query;
    return { incident: barn.records.find((record) => Reflect.get(record, 'incidentId') === incidentId) ?? null };
  });
  barn.door.answer(attachments, ({ path }) => ({ attachments: path.incidentId === 'open' ? [picture] : [] }));
  barn.door.answer(file, () => new Response(tinyJpeg(64, 36), { headers: { 'content-type': 'image/jpeg' } }));
  const { unmount } = await renderInSuite(<TakenParts useParts={useIncidentAlong} days={7} />, {
    now,
    texts: { 'mf-incidents': en },
  });
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'take' }));
  await settled();
  const told = await screen.findByRole('status');
  expect(told).toHaveTextContent('interventions/open taken');
  expect(told).toHaveTextContent('interventions/recent taken');
  expect(told).not.toHaveTextContent('interventions/old');
  unmount();

  barn.goAway();
  await renderInSuite(
    <FreshMemory>
      <Known incidentId="open" />
    </FreshMemory>,
    { now },
  );
  await settled();
  expect(await screen.findByText('known known known')).toBeVisible();
  const accountId = barn.door.barn.accountId;
  const place = { instanceId: barn.door.id, accountId, incidentId: 'open', attachmentId: 'photo' };
  expect(await readKeptAttachment(place)).not.toBeNull();
});
