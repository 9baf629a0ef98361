import { barnId } from '@barnwatch/shared/testing';
import { useScreenKeys } from '@barnwatch/shared/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { KeyMap } from './key-map';
import { usePageKeys } from './use-page-keys';

function Stepping() {
  useScreenKeys([{ keys: ['←', '→'], words: 'Camera before, next camera' }]);
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Remind me" />
    </>
  );
}

function Keys() {
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState(0);
  const find = () => setFound((count) => count + 1);
  usePageKeys({ signs: { '?': () => setOpen(true), '/': find }, withControl: { k: find } });
  return (
    <>
      <output>{found}</output>
      {open && <KeyMap onClose={() => setOpen(false)} />}
    </>
  );
}

async function show(language: 'en' | 'de' = 'en') {
  const world = await startAtBarn();
  const at = `/dashboard/${barnId}/stepping`;
  await renderAt({ at, screens: { [at]: <Stepping /> }, frame: <Keys />, now: world.device.time, language });
}

test('a question mark shows what keys do here and everywhere, and it can be closed', async () => {
  await show();
  await userEvent.keyboard('?');
  const map = await screen.findByRole('dialog', { name: 'Keyboard' });
  const here = (await within(map).findByText('On this page')).parentElement as HTMLElement;
  expect(within(here).getByText('Camera before, next camera')).toBeVisible();
  expect(within(here).getByText('←')).toBeVisible();
  expect(within(map).getByText('Show this map')).toBeVisible();
  await userEvent.click(within(map).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where one types it is a letter, on a box to tick it is not', async () => {
  await show('de');
  await userEvent.type(screen.getByLabelText('Name'), 'Why?');
  expect(screen.getByLabelText('Name')).toHaveValue('Why?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByLabelText('Remind me').focus();
  await userEvent.keyboard('?');
  expect(await screen.findByText('Überall')).toBeVisible();
});

/** Presses a key when the page has its elements, before anything is painted: a busy machine paints long before it is done. */
function EarlyFinger() {
  useLayoutEffect(() => {
    fireEvent.keyDown(document.body, { key: '/' });
  }, []);
  return null;
}

test('a key that is pressed as soon as the frame is there is not lost', async () => {
  const world = await startAtBarn();
  const at = `/dashboard/${barnId}/stepping`;
  const frame = (
    <>
      <Keys />
      <EarlyFinger />
    </>
  );
  await renderAt({ at, screens: { [at]: <Stepping /> }, frame, now: world.device.time });
  expect(screen.getByRole('status')).toHaveTextContent('1');
});

test('Ctrl K and / find, the letter not where one writes, and neither over an open question', async () => {
  await show();
  await userEvent.keyboard('/');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('{Meta>}k{/Meta}');
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await userEvent.type(screen.getByLabelText('Name'), 'a/b{Control>}k{/Control}');
  expect(screen.getByLabelText('Name')).toHaveValue('a/b');
  expect(screen.getByRole('status')).toHaveTextContent('4');
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
  screen.getByLabelText('Remind me').focus();
  await userEvent.keyboard('?');
  await userEvent.keyboard('{Control>}k{/Control}/');
  expect(screen.getByText('4')).toBeInTheDocument();
});

test('a sign that is typed by AltGr is that sign, and what an input method takes is none', async () => {
  await show();
  const altGraph = { key: '/', ctrlKey: true, altKey: true, modifierAltGraph: true };
  fireEvent(document.body, new KeyboardEvent('keydown', { ...altGraph, bubbles: true }));
  expect(screen.getByRole('status')).toHaveTextContent('1');
  fireEvent.keyDown(document.body, { key: '/', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, altKey: true });
  expect(screen.getByRole('status')).toHaveTextContent('1');
});
