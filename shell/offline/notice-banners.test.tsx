import { SuiteLink } from '@barnwatch/shared/routing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../testing/at-barn';
import { NoticeBanners } from './notice-banners';
import { OfflineCard } from './offline-card';
import {
  type InstallPrompt,
  installOfferedAtom,
  installPromptAtom,
  offlineStateAtom,
  updateAtom,
} from './offline-state';

const now = Date.UTC(2026, 10, 25, 12);

function promptOf(ask: () => void): InstallPrompt {
  return Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => {
      ask();
      return { outcome: 'accepted' } as const;
    },
  });
}

const show = (language: 'en' | 'de' = 'en') =>
  renderAt({
    at: '/x',
    screens: { '/x': <NoticeBanners />, '/card': <OfflineCard />, '/y': <NoticeBanners /> },
    frame: <SuiteLink to="/y">elsewhere</SuiteLink>,
    now,
    language,
  });

test('a newer shell is loaded when somebody says so, and not before', async () => {
  const load = jest.fn();
  const { states } = await show();
  act(() => states.set(updateAtom, { load }));
  expect(screen.getByRole('status')).toHaveTextContent('A newer version of BarnWatch is on this device');
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load now' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a newer shell can wait', async () => {
  const { states } = await show();
  act(() => states.set(updateAtom, { load: () => undefined }));
  await userEvent.click(screen.getByRole('button', { name: /close|dismiss/i }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('installing is asked for once by the browser, and the offer goes', async () => {
  const ask = jest.fn();
  const { states } = await show('de');
  act(() => {
    states.set(installPromptAtom, promptOf(ask));
    states.set(installOfferedAtom, true);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Installieren' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the offer to install goes with the screen on which it was', async () => {
  const { states } = await show();
  act(() => {
    states.set(
      installPromptAtom,
      promptOf(() => undefined),
    );
    states.set(installOfferedAtom, true);
  });
  expect(screen.getByRole('status')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  [{ kind: 'insecure' } as const, 'only over https'],
  [{ kind: 'switched-off' } as const, 'nothing can be shared with it'],
  [{ kind: 'ready', snapshot: { composedAt: 1, takenAt: now, bytes: 3_100_000 } } as const, '3.1 MB'],
  [{ kind: 'failed', reason: 'no-room', snapshot: null } as const, 'no room left'],
  [
    { kind: 'failed', reason: 'file-failed', snapshot: { composedAt: 1, takenAt: now, bytes: 1 } } as const,
    'what is newer is missing',
  ],
])('system information says whether the suite starts without a network: %o', async (state, words) => {
  const { states } = await renderAt({ at: '/card', screens: { '/card': <OfflineCard /> }, now });
  act(() => states.set(offlineStateAtom, state));
  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
});
