import { BrowserRouter } from '@barnwatch/shared/routing';
import { settingAtom } from '@barnwatch/shared/settings';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { labRows } from '../rows/setting-rows';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { LabsScreen } from './labs';

const open = (language: 'en' | 'de' = 'en') =>
  renderInSuite(<LabsScreen />, {
    language,
    texts: { 'mf-settings': language === 'en' ? en : de },
    wrap: (children) => <BrowserRouter>{children}</BrowserRouter>,
  });

test('product 3.17: each feature that is tried has a switch that works, and a sentence', async () => {
  const { states } = await open();
  expect(screen.getAllByRole('switch')).toHaveLength(labRows.length);
  for (const row of labRows) {
    const control = screen.getByRole('switch', { name: en.setting[row].label });
    expect(control).toHaveAccessibleDescription(en.setting[row].hint);
    expect(control).not.toBeChecked();
    await userEvent.click(control);
    expect(control).toBeChecked();
    expect(states.get(settingAtom(row))).toBe(true);
    await userEvent.click(control);
    expect(states.get(settingAtom(row))).toBe(false);
  }
});

test('product 3.17: the page says that what is tried may go again, in German too', async () => {
  await open('de');
  expect(screen.getByRole('heading', { level: 1, name: de.labs.title })).toBeVisible();
  expect(screen.getByText(de.labs.subtitle)).toBeVisible();
});
