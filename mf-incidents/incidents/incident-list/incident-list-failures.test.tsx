import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireIncident } from '../../testing/example-incident';
import {
  calls,
  type IncidentBarn,
  manyIncidents,
  now,
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

test('a damaged record does not lose the others and is told', async () => {
  barn.records = [wireIncident('a'), wireIncident('b', { openedAt: 'never' }), wireIncident('c')];
  await openIncidentList();
  expect(shownCards()).toHaveLength(2);
  expect(screen.getByText(/^1 incident could not be read/)).toBeVisible();
});

test.each([
  ['away', () => barn.goAway(), /cannot be reached/],
  ['out of order', () => barn.door.refuse(calls.list, 500), /Server error/],
  ['no list', () => barn.door.answer(calls.list, {}), /not as expected \(POST api\/incidents\/query\)/],
  ['nothing', () => barn.door.answer(calls.list, null), /not as expected/],
] as const)('a first failure says what and why, and heals (%s)', async (_name, fail, words) => {
  fail();
  await openIncidentList();
  expect(screen.getByRole('alert')).toHaveTextContent('The incidents could not be loaded.');
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  barn.comeBack();
  barn.answer();
  barn.records = manyIncidents(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(shownCards()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed refresh and a failed page leave what is there', async () => {
  barn.records = manyIncidents(60);
  await openIncidentList();
  barn.door.refuse(calls.list, 403);
  fireEvent.click(screen.getByTitle('Refresh the list'));
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be refreshed.');
  expect(shownCards()).toHaveLength(50);
  fireEvent.click(screen.getByText('Load more'));
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('More incidents could not be loaded.');
  barn.answer();
  fireEvent.click(screen.getByText('Try again'));
  await settled();
  expect(shownCards()).toHaveLength(60);
});

test('a text of 1 MB opens as far as a page can bear, and says so', async () => {
  barn.records = [wireIncident('a', { messagePayload: { ...otherPayload, description: 'x'.repeat(1_000_000) } })];
  await openIncidentList();
  const card = screen.getByRole('article');
  expect(card.textContent?.length).toBeLessThan(1500);
  await userEvent.click(within(card).getByRole('button', { name: 'Show all' }));
  expect(card).toHaveTextContent('980,000 more characters are not shown.');
  expect(card.textContent?.length).toBeLessThan(25_000);
});

test('without the barn the list is there as it was last, with its age, and can be marked', async () => {
  barn = await openIncidentBarn(['incidents.view'], now - 120_000);
  barn.records = manyIncidents(2);
  const { unmount } = await openIncidentList();
  expect(barn.isListKept).toBe(true);
  unmount();
  barn.goAway();
  await openIncidentList();
  expect(shownCards()).toHaveLength(2);
  expect(screen.getByText('2 min ago')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be refreshed.*cannot be reached/);
  await userEvent.click(within(screen.getByRole('article', { name: 'Draught i0' })).getByText('Reviewed'));
  expect(screen.getByText('1 not reviewed')).toBeVisible();
});

test.each(['?time=lastWeek', '?text=door'])('a list that nobody asks for again is not kept (%s)', async (search) => {
  barn.records = manyIncidents(1);
  await openIncidentList(search);
  expect(barn.questions).not.toEqual([]);
  expect(barn.isListKept).toBe(false);
});
