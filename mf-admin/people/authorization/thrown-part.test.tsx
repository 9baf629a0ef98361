import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAuthorization as open, openAuthorizationBarn, press } from '../../testing/authorization-barn';
import en from '../../texts/en.json';

jest.mock('./account-editor', () => ({
  AccountEditor: () => {
    throw new TypeError('the editor is broken');
  },
}));
jest.mock('./compare-panel', () => ({
  ComparePanel: () => {
    throw new TypeError('the comparison is broken');
  },
}));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('F41: an account that throws while it is drawn costs its own panel; the others are one press away', async () => {
  await openAuthorizationBarn();
  await open('?account=ben');
  expect(await screen.findByRole('alert')).toHaveTextContent(en.panel.part);
  expect(screen.getByRole('tab', { name: 'Roles' })).toBeVisible();
  await press('All accounts');
  expect(await screen.findByRole('gridcell', { name: 'Anna' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('F41: a comparison that throws costs its own tab', async () => {
  await openAuthorizationBarn();
  await open('?tab=compare');
  expect(await screen.findByRole('alert')).toHaveTextContent(en.panel.part);
  await userEvent.click(screen.getByRole('tab', { name: 'Accounts' }));
  expect(await screen.findByRole('gridcell', { name: 'Anna' })).toBeVisible();
});
