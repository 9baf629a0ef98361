import type { NavGroup } from '@barnwatch/shared/federation';
import { BrowserRouter } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { english } from '../texts/english';
import { german } from '../texts/german';
import type { NavEntry } from './nav-entries';
import { NavList } from './nav-list';

const entry = (id: string, group: NavGroup, more: Partial<NavEntry> = {}): NavEntry => ({
  id,
  icon: 'grid',
  title: id,
  path: `/${id}`,
  placement: 'side',
  group,
  isAwaited: false,
  ...more,
});

const many = [
  ...['Cameras', 'Grid', 'Carousel'].map((id) => entry(id, 'watch')),
  ...['Recordings', 'Summary'].map((id) => entry(id, 'look-back')),
  ...['Incidents', 'Journal', 'Findings'].map((id) => entry(id, 'act')),
];

async function show(
  entries: readonly NavEntry[],
  { at = '/', atHand = [] as readonly NavEntry[], open = 'watch', makesFoldedLate = false } = {},
) {
  window.history.replaceState(null, '', at);
  return renderInSuite(
    <BrowserRouter>
      <NavList entries={entries} atHand={atHand} makesFoldedLate={makesFoldedLate} />
    </BrowserRouter>,
    { texts: { frame: english }, settings: { openNavGroup: open } },
  );
}

const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const group = (name: string | RegExp) => screen.getByRole('button', { name });

test('one group is unfolded at a time, and the device remembers which', async () => {
  const { unmount } = await show(many);
  expect(links()).toEqual(['Cameras', 'Grid', 'Carousel']);
  expect(group('Watch')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(group('Look back'));
  expect(links()).toEqual(['Recordings', 'Summary']);
  expect(group('Watch')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(group('Look back'));
  expect(links()).toEqual([]);
  unmount();
  await show(many, { open: 'act' });
  expect(links()).toEqual(['Incidents', 'Journal', 'Findings']);
});

test('while more important things are drawn, what a folded group holds is made when it is unfolded', async () => {
  await show(many, { makesFoldedLate: true });
  const made = () => screen.queryAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(made()).toEqual(['Cameras', 'Grid', 'Carousel']);
  await userEvent.click(group('Look back'));
  expect(made()).toEqual(['Recordings', 'Summary']);
});

test('a folded group says in its own line that one is within', async () => {
  await show(many, { at: '/Recordings/today' });
  expect(group(/^Look back/)).toHaveTextContent('Look backRecordings');
  expect(group(/^Act/)).toHaveTextContent(/^Act$/);
  await userEvent.click(group(/^Look back/));
  expect(group('Look back')).toHaveTextContent(/^Look back$/);
});

test('what is at hand stands before the groups, and in none of them', async () => {
  await show(many, { atHand: many.slice(0, 1) });
  expect(links()).toEqual(['Cameras', 'Grid', 'Carousel']);
  await userEvent.click(group('Watch'));
  expect(links()).toEqual(['Cameras']);
});

test('seven entries stand without groups', async () => {
  await show(many.slice(0, 7));
  expect(links()).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a remembered group that has nothing for whoever is here now gives way to the first one', async () => {
  await show(many, { open: 'configure' });
  expect(links()).toEqual(['Cameras', 'Grid', 'Carousel']);
});

test('of more than seven entries six are shown, and the way to the others', async () => {
  await show(Array.from({ length: 9 }, (_, at) => entry(`Screen ${at}`, 'watch')));
  expect(links()).toHaveLength(6);
  await userEvent.click(group('3 more'));
  expect(links()).toHaveLength(9);
});

test('an entry that is awaited has its place, and nothing else', async () => {
  await show(many.map((each) => ({ ...each, isAwaited: each.id !== 'Grid' })));
  const awaited = screen.getAllByRole('listitem').filter(({ className }) => className.includes('awaited'));
  expect(awaited.length).toBeGreaterThan(2);
});

test('in German', async () => {
  await renderInSuite(
    <BrowserRouter>
      <NavList entries={many} />
    </BrowserRouter>,
    { language: 'de', texts: { frame: german } },
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Beobachten',
    'Rückblick',
    'Handeln',
  ]);
});
