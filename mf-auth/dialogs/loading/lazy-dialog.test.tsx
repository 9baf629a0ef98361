import { renderInSuite } from '@barnwatch/shared/testing';
import { Dialog } from '@barnwatch/shared/ui';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import en from '../../texts/en.json';
import { LazyDialog } from './lazy-dialog';

interface Part {
  readonly text: string;
}

/** Answers of the server to each fetch, given by the test when it is time. */
function fetches() {
  const waiting: { come: (part: Part) => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<Part>((come, fail) => waiting.push({ come, fail: () => fail(new Error('no answer')) }));
  return { waiting, load };
}

function open(load: () => Promise<Part>, onClose = () => {}) {
  return renderInSuite(
    <LazyDialog load={load} title="Add a barn" onClose={onClose}>
      {({ text }) => (
        <Dialog open title="Where it leads" onClose={onClose}>
          {text}
        </Dialog>
      )}
    </LazyDialog>,
    { texts: { 'mf-auth': en } },
  );
}

test('a dialog of the same title stands there until it has come, and can be left', async () => {
  const { waiting, load } = fetches();
  const onClose = jest.fn();
  await open(load, onClose);
  expect(screen.getByRole('dialog', { name: 'Add a barn' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await act(async () => waiting[0]?.come({ text: 'the addresses' }));
  expect(screen.getByRole('dialog', { name: 'Where it leads' })).toHaveTextContent('the addresses');
});

test('one that could not be had says so; trying again asks anew', async () => {
  const { waiting, load } = fetches();
  await open(load);
  await act(async () => waiting[0]?.fail());
  const dialog = screen.getByRole('dialog', { name: 'Add a barn' });
  expect(dialog).toHaveTextContent('This part could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(dialog).not.toHaveTextContent('This part could not be loaded.');
  await act(async () => waiting[1]?.come({ text: 'the addresses' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('the addresses');
});
