import { barnId } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { StartPage } from './start-page';

const screens = { '/': <StartPage /> };

test.each([
  ['signed in', true, /North barn/],
  ['not signed in, which is said', false, /North barn.*Not signed in/],
])('each barn is in reach, %s', async (_name, signedIn, name) => {
  const { device, client } = await startAtBarn({ signedIn });
  client.selectBarn(null);
  await renderAt({ at: '/', screens, now: device.time });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/dashboard/${barnId}/`);
  expect(screen.getByRole('link', { name: 'Show all barns' })).toHaveAttribute('href', '/select-barn');
});
