import { barnId } from '@barnwatch/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useStore } from 'jotai';
import { useState } from 'react';
import { SuiteProvider } from '../suite/suite-context';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { exampleSuite } from '../testing/example-suite';
import { Frame } from './frame';

const first = `/dashboard/${barnId}/first`;
const second = `/dashboard/${barnId}/second`;

function Framed() {
  const states = useStore();
  const [suite] = useState(() => exampleSuite(states, [], async () => ({ screen: () => null })));
  return (
    <SuiteProvider value={suite}>
      <Frame>the page</Frame>
    </SuiteProvider>
  );
}

/** Two pages, one after the other, in the frame. */
async function goTwice(): Promise<void> {
  const { client, device } = await startAtBarn();
  client.selectBarn(barnId);
  await renderAt({ at: first, screens: {}, frame: <Framed />, now: device.time });
  history.pushState({ idx: 1 }, '', second);
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText(`arrived at ${second} with null`)).toBeVisible();
}

async function back(): Promise<void> {
  await act(async () => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await moved;
  });
  expect(screen.getByText(`arrived at ${first} with null`)).toBeVisible();
}

const button = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;

function askToLogOut(): void {
  fireEvent.click(button('More'));
  fireEvent.click(button('Log out'));
}

test.each([
  ['the account', () => fireEvent.click(button('Account and display')), 'Account and display'],
  ['the finder', () => userEvent.keyboard('/'), 'Find'],
  ['the map of keys', () => userEvent.keyboard('?'), 'Keyboard'],
  ['the question whether to log out', askToLogOut, 'Log out of North barn?'],
  ['the sheet of phones', () => fireEvent.click(button('More')), 'More'],
])('the browser’s way back to the page before closes %s', async (_what, open, title) => {
  await goTwice();
  await open();
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('heading', { name: title })).toBeVisible();
  await back();
  expect(screen.queryByRole('dialog')).toBeNull();
});
