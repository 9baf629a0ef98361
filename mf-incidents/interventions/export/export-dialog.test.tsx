import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { renderInSuite } from '@barnwatch/shared/testing';
import type { QueryRequest } from '@barnwatch/shared/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInDay } from 'date-fns/constants';
import { settled } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { ExportDialog } from './export-dialog';
import type { ExportOutcome } from './run-export';

const mockRunExport = jest.fn<Promise<ExportOutcome>, []>();
jest.mock('./run-export', () => ({ runExport: () => mockRunExport() }));

const now = Date.UTC(2026, 0, 1, 12);
let total: number;
let questions: QueryRequest[];

const client = {
  instanceId: 'north-barn',
  post: async (_path: string, { body, parse }: { body: QueryRequest; parse: (data: unknown) => unknown }) => {
    questions.push(body);
    return { ok: true, value: parse({ incidents: [], page: { offset: 0, limit: 1, total } }) };
  },
} as unknown as InstanceClient;
const barns = [{ barnId: 'north-barn', name: 'North barn', client }];

beforeEach(() => {
  mockRunExport.mockReset();
  mockRunExport.mockResolvedValue({ kind: 'no-rows', gaps: [] });
});

async function open(count: number) {
  total = count;
  questions = [];
  await renderInSuite(
    <ExportDialog barns={barns} openedAtMs={now} fileName="Interventions" onClose={() => undefined} />,
    { now, texts: { 'mf-incidents': en } },
  );
  await settled();
}

test('with no rows the download is off', async () => {
  await open(0);
  expect(screen.getByText('There is nothing to export.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
});

test('begins with everything; turned off, with 364 days ago and an empty end', async () => {
  await open(7);
  expect(screen.getByText('7 interventions to export')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Export everything' })).toBeChecked();
  expect(questions.at(-1)?.query).toEqual({ type: 'barnIntervention' });
  await userEvent.click(screen.getByRole('switch', { name: 'Export everything' }));
  await settled();
  expect(questions.at(-1)?.query).toEqual({
    type: 'barnIntervention',
    openedAt: { $gte: now - 364 * millisecondsInDay },
  });
  expect(screen.getByRole('textbox', { name: /^Opened until/ })).toHaveValue('');
});

test('the file needs a name, and gets its suffix; held back, the field has the focus and says so', async () => {
  await open(7);
  expect(screen.getByText('Saved as Interventions.xlsx')).toBeVisible();
  const name = screen.getByRole('textbox', { name: /File name/ });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(screen.getByText('Give the file a name.')).toBeVisible();
  expect(name).toHaveFocus();
  expect(mockRunExport).not.toHaveBeenCalled();
  await userEvent.type(name, 'May');
  expect(screen.queryByText('Give the file a name.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(mockRunExport).toHaveBeenCalledTimes(1);
});

test('a workbook that could not be written is told in the message of the form, which has the focus', async () => {
  mockRunExport.mockResolvedValue({ kind: 'not-written', reason: 'broken' });
  await open(7);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  const message = await screen.findByText(en.export.notWritten.broken);
  expect(message.closest('[data-form-message]')).toHaveFocus();
  // Pressed once more it is tried once more.
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(mockRunExport).toHaveBeenCalledTimes(2);
});

test.each([
  ['a day that does not exist', '2026-02-31 00:00:00'],
  ['an hour that summer time skips', '2026-03-29 02:30:00'],
])('%s is no missing limit: nothing is exported until it is a time', async (_what, text) => {
  await open(7);
  await userEvent.click(screen.getByRole('switch', { name: 'Export everything' }));
  const start = screen.getByRole('textbox', { name: /^Opened from/ });
  await userEvent.clear(start);
  await userEvent.type(start, text);
  await userEvent.tab();
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(start).toHaveFocus();
  expect(mockRunExport).not.toHaveBeenCalled();
  await userEvent.clear(start);
  await userEvent.tab();
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(mockRunExport).toHaveBeenCalledTimes(1);
});
