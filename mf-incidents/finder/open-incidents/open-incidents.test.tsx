import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { wireIncident } from '../../testing/example-incident';
import en from '../../texts/en.json';
import { useOpenIncidentParts } from './open-incidents';

test('the finder is told what is open, newest first, without the documentation', async () => {
  const barn = await openBarnDoor({ permissions: ['incidents.view'] });
  const asked: unknown[] = [];
  barn.answer('POST api/incidents/query', ({ body }) => {
    asked.push(body);
    return { incidents: [wireIncident('2'), wireIncident('1')], page: { offset: 0, limit: 200, total: 2 } };
  });
  await renderInSuite(<ShownParts useParts={useOpenIncidentParts} />, { texts: { 'mf-incidents': en } });
  const first = await screen.findByText(/^Draught 2/);
  expect(first).toHaveTextContent('Intervention · Climate · Action Required');
  expect(first).toHaveTextContent('/dashboard/north-barn/incident/2');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).toContain('"closedAt":{"$exists":false}');
  expect(JSON.stringify(asked)).not.toContain('barnDocumentation');
  expect(JSON.stringify(asked)).not.toContain('olved');
});
