import { clearLog, writeLog } from '@barnwatch/shared/auth-client';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { hearSavedFiles, type SavedFile } from '@barnwatch/shared/testing/saved-files';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../texts/en.json';
import { LogRow } from './log-row';

let saved: readonly SavedFile[];

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

async function open(): Promise<void> {
  await openBarnDoor();
  clearLog();
  saved = hearSavedFiles();
  await renderInSuite(<LogRow />, {
    texts: { 'mf-settings': en },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });
}

function write(): void {
  act(() => {
    writeLog('info', 'The list was read');
    writeLog('error', 'The barn is silent', { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiJ4In0.c2ln' });
  });
}

const lines = /^\S+ error The barn is silent(?!.*eyJ1aWQ).*\n$/;

test('product 8.2: what is shown of the log is copied, without secrets', async () => {
  await open();
  write();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Errors only');
  await user.click(screen.getByRole('button', { name: 'Copy what is shown' }));
  expect(await navigator.clipboard.readText()).toMatch(lines);
});

test('product 8.2: what is shown of the log is saved as a file of the day, without secrets', async () => {
  await open();
  write();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Errors only');
  await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^barnwatch-log-\d{4}-\d\d-\d\d\.txt$/)]);
  const [first] = saved;
  expect(first && (await textOf(first.file))).toMatch(lines);
});

test('product 8.2: nothing is copied or saved of an empty log', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Copy what is shown' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeDisabled();
});
