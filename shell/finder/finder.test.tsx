import type { FinderPart } from '@barnwatch/shared/federation';
import { barnId, credentials, never, settle } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import { useMemo, useState } from 'react';
import { chosen, field, onAccount, openFinder, options, part, pens, type } from './testing/open-finder';
import { pauseMs } from './use-drawn-rows';

test('before anything is typed it offers the screens, and the field has the focus', async () => {
  await openFinder();
  expect(field()).toHaveFocus();
  expect(options()).toEqual(['Grid', 'System information']);
});

test('Enter opens what fits best, arrows choose another one, and the field names it', async () => {
  await openFinder();
  await type('pen');
  expect(options()).toEqual(['Pen 1', 'Pen 2', 'Pen 12']);
  expect(within(screen.getByRole('group', { name: 'Pens' })).getAllByRole('option')).toHaveLength(3);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  const [option] = chosen();
  expect(option).toHaveTextContent('Pen 12');
  expect(field()).toHaveAttribute('aria-activedescendant', option?.id);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/^arrived at \/pen\/12/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter opens what the letters in the field mean, though they have not been sought yet (product 10.11)', async () => {
  await openFinder();
  await type('pen');
  expect(chosen()[0]).toHaveTextContent('Pen 1');
  fireEvent.change(field(), { target: { value: 'pen 2' } });
  expect(chosen()[0]).toHaveTextContent('Pen 1');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByText(/^arrived at \/pen\/2/)).toBeInTheDocument();
});

test('an arrow right after a letter goes on from what that letter finds', async () => {
  await openFinder();
  await type('grid');
  fireEvent.change(field(), { target: { value: 'pen' } });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  await waitFor(() => expect(chosen()[0]).toHaveTextContent('Pen 12'));
});

test('what a finger came down on opens, though the row has another entry when it goes up', async () => {
  await openFinder();
  await type('pen');
  const [row] = screen.getAllByRole('option');
  if (!row) throw new Error('no row');
  fireEvent.pointerDown(row);
  await type(' 2');
  expect(row).toHaveTextContent('Pen 2');
  fireEvent.click(row);
  expect(screen.getByText(/^arrived at \/pen\/1/)).toBeInTheDocument();
});

const rowsOf = (id: string) =>
  part(
    Array.from({ length: 8 }, (_, at) => ({ id: `${at}`, name: `Sty ${id} ${at}`, to: `/sty/${id}/${at}` })),
    { id, title: id },
  );
const manyRows = { 'mf-pens': () => useState(['a', 'b', 'c'].map(rowsOf))[0] };

test('rows out of sight are drawn once nobody types (product P25)', async () => {
  await openFinder(manyRows);
  const drawn: number[] = [];
  const watch = new MutationObserver(() => drawn.push(screen.queryAllByRole('option', { name: /^Sty/ }).length));
  watch.observe(document.body, { childList: true, subtree: true });
  await type('sty');
  await waitFor(() => expect(options()).toHaveLength(24));
  watch.disconnect();
  const later = drawn.slice(drawn.indexOf(12));
  expect(Math.max(...drawn.slice(0, -later.length))).toBeLessThan(12);
  expect(later[0]).toBe(12);
  expect(Math.max(...later.slice(1).map((rows, at) => rows - (later[at] ?? 0)))).toBe(3);
});

test('rows out of sight are drawn at once when the arrows lead to them (product P25)', async () => {
  // Nobody types for so long that the others would be drawn: that pause does not end here. No mock: those are taken for
  // timers that stand still.
  const { setTimeout: later } = globalThis;
  const held = (run: () => void, ms?: number) => later(run, ms === pauseMs ? millisecondsInHour : ms);
  Object.assign(globalThis, { setTimeout: held });
  await openFinder(manyRows);
  await type('sty');
  await waitFor(() => expect(options()).toHaveLength(12));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(options()).toHaveLength(24));
  expect(chosen()[0]).toHaveTextContent('Sty c 7');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen()[0]?.id);
  Object.assign(globalThis, { setTimeout: later });
});

test('what matched is marked, a further word finds too, and what is pressed opens', async () => {
  await openFinder();
  await type('pen 2');
  expect([...(chosen()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Pen',
    '2',
  ]);
  await userEvent.clear(field());
  await type('bucht');
  await userEvent.click(screen.getByRole('option', { name: 'Pen 1' }));
  expect(screen.getByText(/^arrived at \/pen\/1/)).toBeInTheDocument();
});

test('what was opened last is offered first the next time', async () => {
  await openFinder();
  await userEvent.type(field(), 'p12{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'again' }));
  await act(settle);
  const latest = await screen.findByRole('group', { name: 'Opened last' });
  expect(within(latest).getAllByRole('option')[0]).toHaveTextContent('Pen 12');
});

test('it opens what the frame has, in the words of the other language too', async () => {
  await openFinder({}, 'de');
  await type('language');
  expect(options()).toEqual(['Sprache']);
  await userEvent.keyboard('{Enter}');
  expect(onAccount).toHaveBeenCalledTimes(1);
});

test('nothing found is said, to a screen reader too', async () => {
  await openFinder();
  await type('xyz');
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a remote that throws, and one whose files do not come, cost what they have and nothing else (F41)', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openFinder({
    'mf-pens': () => pens,
    'mf-thrown': () => {
      throw new Error('broken');
    },
    'mf-nothing': () => 'no list' as unknown as readonly FinderPart[],
    'mf-null': () => [null as unknown as FinderPart],
    'mf-no-entries': () => [part({} as unknown as FinderPart['entries'])],
    'mf-twice': () => [part([]), part([])],
    'mf-away': { code: 'no-screen', context: { remote: 'mf-away', version: '1.0.0', file: 'finder.js' } },
  });
  await type('p12');
  expect(options()).toEqual(['Pen 12']);
  const silent = ['mf-thrown', 'mf-nothing', 'mf-null', 'mf-no-entries', 'mf-twice', 'mf-away'];
  for (const name of silent)
    expect(
      await screen.findByText(`What ${name} has could not be loaded and is not found at the moment.`),
    ).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(silent.length);
  quiet.mockRestore();
});

test('what could not be read, is old or damaged is told with its age and a way to try again', async () => {
  const retry = jest.fn();
  const oldSince = Date.UTC(2026, 0, 1);
  const oldParts: readonly FinderPart[] = [
    part([], { id: 'incidents', title: 'Incidents', state: 'failed', retry }),
    part([{ id: 'kept', name: 'Kept', to: '/kept' }, { id: 'damaged' } as never], {
      id: 'cameras',
      title: 'Cameras',
      state: 'failed',
      oldSince,
      setAside: 1,
      retry,
    }),
  ];
  await openFinder({
    'mf-pens': () => pens,
    'mf-old': () => oldParts,
  });
  expect(await screen.findByText('“Incidents” could not be read and is not found at the moment.')).toBeVisible();
  expect(await screen.findByText(/^“Cameras” could not be read again. What is found is from/)).toBeVisible();
  expect(screen.getByText('“Cameras”: 2 records are damaged and are not found.')).toBeVisible();
  await type('kept');
  expect(options()).toEqual(['Kept']);
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await userEvent.click(again);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('entries in a form that nobody can read are counted, and one that is told twice is one', async () => {
  const odd = [null, 'pen', { id: 'a', name: 'A', to: 7 }, { id: 'b', name: 'B', to: '/b', words: [null] }];
  const drawn = { id: 'c', name: 'C', to: '/c', detail: { not: 'a text' } };
  const good = { id: 'good', name: 'Good pen', to: '/good' };
  await openFinder({ 'mf-pens': () => [part([...odd, drawn, good, good] as unknown as FinderPart['entries'])] });
  expect(await screen.findByText('“Pens”: 5 records are damaged and are not found.')).toBeVisible();
  await type('pen');
  expect(options()).toEqual(['Good pen']);
});

test('Ctrl K within the finder marks what was typed, and leads out of the page nowhere', async () => {
  await openFinder();
  await type('pen');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('grid');
  expect(field()).toHaveValue('grid');
});

test('a key that an input method takes chooses nothing', async () => {
  await openFinder();
  await type('pen');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('who signs in while it is open finds nothing that the one before has seen', async () => {
  let who = 'first';
  const { client } = await openFinder({
    'mf-pens': () => [part([{ id: who, name: `Pen of the ${who}`, to: '/pen' }])],
  });
  await type('pen');
  expect(options()).toEqual(['Pen of the first']);
  await act(async () => {
    await client.signOut(barnId);
    await settle();
  });
  await waitFor(() => expect(options()).not.toContain('Pen of the first'));
  expect(field()).toHaveFocus();
  who = 'second';
  await act(async () => {
    await client.signIn(barnId, credentials, never());
    await settle();
  });
  await type('pen');
  expect(options()).toEqual(['Pen of the second']);
});

test('another version of a remote asks with its own hook, though it needs other states than the one before', async () => {
  const first = () => useState(pens)[0];
  const second = () => useMemo(() => [part([{ id: 'new', name: 'New pen', to: '/new' }])], []);
  await openFinder({ 'mf-pens': first, 'mf-pens 2.0.0': second });
  await type('pen');
  expect(options()).toHaveLength(3);
  fireEvent.click(screen.getByText('compose'));
  await waitFor(() => expect(options()).toEqual(['New pen']));
});
