import { BrowserRouter } from '@barnwatch/shared/routing';
import { settingAtom } from '@barnwatch/shared/settings';
import { FreshMemory, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import de from '../texts/de.json';
import en from '../texts/en.json';
import { AccessibilityScreen } from './accessibility';

async function open(language: 'en' | 'de') {
  await openBarnDoor({ permissions: [] });
  return renderInSuite(
    <FreshMemory>
      <BrowserRouter>
        <AccessibilityScreen />
      </BrowserRouter>
    </FreshMemory>,
    { language, texts: { 'mf-settings': language === 'en' ? en : de } },
  );
}

test('the page about access has the settings that matter for it, what is held to, and the keys (product 2.1, 14)', async () => {
  const { states } = await open('en');
  await userEvent.click(screen.getByRole('radio', { name: 'As little as possible' }));
  expect(states.get(settingAtom('motion'))).toBe('reduced');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Display',
    'What BarnWatch holds to',
    'Where it falls short',
    'Keys',
    'Report a barrier',
  ]);
  expect(screen.getByRole('rowheader', { name: '?' })).toBeInTheDocument();
});

test('a barrier is reported with what the page copies: versions, and nothing secret', async () => {
  const user = userEvent.setup();
  await open('en');
  await user.click(screen.getByRole('button', { name: en.accessibility.copyReport }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^BarnWatch/);
  expect(copied).not.toMatch(/token|password/i);
});

test('it speaks German', async () => {
  await open('de');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Barrierefreiheit');
});
