import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import {
  type IncidentBarn,
  manyIncidents,
  openIncidentBarn,
  openIncidentList,
  otherPayload,
  settled,
  shownCards,
} from '../../testing/incident-barn';

let barn: IncidentBarn;
beforeEach(async () => {
  barn = await openIncidentBarn();
});

test('pages on, and always says how much is shown', async () => {
  barn.records = manyIncidents(120);
  await openIncidentList();
  expect(screen.getByText('50 of 120 shown')).toBeVisible();
  expect(shownCards()).toHaveLength(50);
  fireEvent.click(screen.getByText('Load more'));
  await settled();
  expect(screen.getByText('100 of 120 shown')).toBeVisible();
  fireEvent.click(screen.getByText('Load more'));
  await settled();
  expect(screen.getByText('120 incidents')).toBeVisible();
  expect(screen.queryByText('Load more')).toBeNull();
  expect(barn.questions.map(({ limit }) => limit)).toEqual([50, 100, 150]);
  expect(barn.questions[0]?.order).toEqual([{ field: 'openedAt', direction: 'desc' }]);
});

test('a text is sought in all incidents, not only in those on the page', async () => {
  barn.records = [
    ...manyIncidents(119),
    wireIncident('needle', { messagePayload: { ...otherPayload, title: 'Straße nass' } }),
  ];
  await openIncidentList();
  await userEvent.click(screen.getByLabelText('Search in the incidents'));
  await userEvent.paste('STRASSE');
  await settled();
  expect(shownCards().map((card) => card.querySelector('h2')?.textContent)).toEqual(['Straße nass']);
  expect(screen.getByText('1 match in 120 incidents')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?text=STRASSE');
});

test('the choice is asked of the barn and stands in the address', async () => {
  barn.records = manyIncidents(1);
  await openIncidentList('?type=barnIntervention');
  expect(barn.questions[0]?.query).toEqual({ type: 'barnIntervention' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Solved');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'High');
  await settled();
  expect(barn.questions.at(-1)?.query).toEqual({
    type: 'barnIntervention',
    state: { $in: ['solved', 'issueResolved'] },
    'messagePayload.severity': 'high',
  });
  expect(screen.getByTestId('address')).toHaveTextContent('?type=barnIntervention&state=solved&severity=high');
});

test.each([
  ['', 'Nothing has been recorded in this barn yet.'],
  ['?severity=high', 'No incident matches the filter.'],
])('an empty list says why (%s)', async (search, words) => {
  await openIncidentList(search);
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('from an empty filtered list one comes back to all', async () => {
  await openIncidentList('?severity=high&text=door');
  barn.records = manyIncidents(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show all incidents' }));
  await settled();
  expect(shownCards()).toHaveLength(2);
  expect(screen.getByTestId('address')).toHaveTextContent(/incidents$/);
});

test('time and order are asked of the barn', async () => {
  barn.records = manyIncidents(1);
  await openIncidentList('?from=1767000000000&to=1767100000000&order=changed');
  expect(barn.questions[0]).toMatchObject({
    query: { openedAt: { $gte: 1767000000000, $lte: 1767100000000 } },
    order: [{ field: 'lastUpdated', direction: 'desc' }],
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Oldest first');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Any time');
  await settled();
  expect(barn.questions.at(-1)).toMatchObject({ query: {}, order: [{ field: 'openedAt', direction: 'asc' }] });
});
