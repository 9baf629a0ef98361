import { outbox } from '@barnwatch/shared/outbox';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { exampleBarn, FreshMemory, renderInSuite } from '@barnwatch/shared/testing';
import { keepEntries } from '@barnwatch/shared/testing/outbox-entries';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latestInterventions } from '../../incident-records/record/load-interventions';
import { wireIncident } from '../../testing/example-incident';
import { calls, type IncidentBarn, now, openIncidentBarn, settled } from '../../testing/incident-barn';
import { takeRecords } from '../../testing/taken-records';
import en from '../../texts/en.json';
import { BarnTable } from './barn-table';

let barn: IncidentBarn;

beforeEach(async () => {
  barn = await openIncidentBarn();
});

/** A table puts some of its drawing off by timers of its own. */
const drawn = () => settled(100);
const table = () => <BarnTable barn={exampleBarn()} selection={latestInterventions} emptyHint="None yet." />;

async function open() {
  const suite = await renderInSuite(table(), {
    now,
    texts: { 'mf-incidents': en },
    wrap: (children) => (
      <FreshMemory>
        <BrowserRouter>{children}</BrowserRouter>
      </FreshMemory>
    ),
  });
  await drawn();
  return suite;
}

/** Where each question began, and how many it wanted at most. */
const places = () => barn.questions.map(({ offset, limit }) => [offset, limit]);
const rowCount = () => document.querySelectorAll('.ag-cell[col-id="title"]').length;

test('all interventions beyond the largest page of the barn, read on by itself', async () => {
  barn.records = Array.from({ length: 1020 }, (_, index) => wireIncident(`i${index}`));
  await open();
  expect(await screen.findByText('1,020 interventions')).toBeVisible();
  expect(places()).toEqual([
    [0, 1000],
    [0, 1000],
    [1000, 1000],
  ]);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1–50 of 1020');
});

test('what has been read for the cards is read on, once, and what is missing all the same is told', async () => {
  barn.records = Array.from({ length: 60 }, (_, index) => wireIncident(`i${index}`));
  barn.door.answer(calls.list, ({ body }) => {
    const { offset = 0, limit = 1000 } = body as QueryRequest;
    return { incidents: barn.records.slice(offset, 50), page: { offset, limit, total: 60 } };
  });
  await open();
  const once = [
    [0, 1000],
    [50, 950],
  ];
  await waitFor(() => expect(places()).toEqual([...once, ...once]));
  expect(screen.getByText('50 of 60 shown')).toBeVisible();
});

test('without the barn it has what the device has kept, as the cards have', async () => {
  barn = await openIncidentBarn(['incidents.view'], now - 120_000);
  barn.records = [wireIncident('a'), wireIncident('b')];
  const { unmount } = await open();
  unmount();
  barn.goAway();
  await open();
  expect(rowCount()).toBe(2);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The list could not be refreshed. Below is its last known state.',
  );
  expect(screen.getByText(/2 min ago/)).toBeVisible();
});

test('without the barn and anything kept it says why, and asks again on request', async () => {
  barn.goAway();
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('The interventions could not be loaded.');
  barn.comeBack();
  barn.records = [wireIncident('a')];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await drawn();
  expect(rowCount()).toBe(1);
});

test('what has just left the outbox stands in the table at once', async () => {
  barn.records = [wireIncident('a')];
  const write = { call: 'create-incident', type: 'barnIntervention', trigger: 'issueDetected', payload: {} } as const;
  const [entry] = await keepEntries(barn.door, { write });
  await open();
  expect(rowCount()).toBe(1);
  barn.records = [wireIncident('b'), wireIncident('a')];
  takeRecords(barn.door);
  await act(() => outbox().retry(entry?.identifier ?? ''));
  await drawn();
  expect(rowCount()).toBe(2);
});

test('none is told in words, and the barn of a table of one barn is no column to choose', async () => {
  const { unmount } = await open();
  expect(screen.getByText('None yet.')).toBeVisible();
  unmount();
  barn.records = [wireIncident('a')];
  await open();
  await userEvent.click(screen.getByText('Columns'));
  const choice = within(screen.getByRole('group'));
  expect(choice.queryByRole('checkbox', { name: 'Barn' })).toBeNull();
  expect(choice.getByRole('checkbox', { name: 'Title' })).toBeChecked();
});
