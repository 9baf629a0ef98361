import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../texts/en.json';
import { SectionCard } from './section-card';

let mockIsBroken = true;

jest.mock('./setting-row-view', () => ({
  SettingRowView: ({ row }: { readonly row: string }) => {
    if (row === 'theme' && mockIsBroken) throw new TypeError('the row is broken');
    return <p>row {row}</p>;
  },
}));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('F41: a setting that throws while it is drawn costs its own row, and has a new chance', async () => {
  await renderInSuite(<SectionCard title="Display" rows={['language', 'theme', 'motion']} />, {
    texts: { 'mf-settings': en },
  });
  expect(screen.getByRole('alert')).toHaveTextContent(`“${en.setting.theme.label}” could not be shown.`);
  expect(screen.getByText('row language')).toBeVisible();
  expect(screen.getByText('row motion')).toBeVisible();
  mockIsBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('row theme')).toBeVisible();
});
