import { openBarnDoor } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { openAt } from '../../testing/open-at';
import en from '../../texts/en.json';
import { ServiceAccountsScreen } from './service-accounts';

jest.mock('./sign-in-panel', () => ({
  SignInPanel: ({ account }: { readonly account: { readonly serviceAccountId: string } }) => {
    if (account.serviceAccountId === 'feeder') throw new TypeError('the example is broken');
    return null;
  },
}));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('F41: a service account that throws while it is drawn costs its own card', async () => {
  const noon = Date.UTC(2026, 0, 1, 12);
  const barn = await openBarnDoor({ permissions: ['serviceAccounts.own'] }, noon);
  const account = (serviceAccountId: string, name: string) => ({
    serviceAccountId,
    name,
    ownerAccountId: 'account-1',
    createdAt: noon,
    publicKeys: [],
  });
  barn.answer('GET api/service_accounts/own', {
    serviceAccounts: [account('feeder', 'Feeder'), account('climate', 'Climate computer')],
  });
  await openAt(<ServiceAccountsScreen />, { path: 'service-accounts', now: noon });
  expect(await screen.findByRole('region', { name: 'Climate computer' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(en.panel.part);
  expect(screen.queryByRole('region', { name: 'Feeder' })).toBeNull();
});
