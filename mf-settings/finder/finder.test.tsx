import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import en from '../texts/en.json';
import { useSettingParts } from './finder';

const found = () => [...document.querySelectorAll('section p')].map(({ textContent }) => textContent);

test('the finder is told every setting, with the way to its own place (product 10.11)', async () => {
  await openBarnDoor({ permissions: [] });
  await renderInSuite(<ShownParts useParts={useSettingParts} />, { texts: { 'mf-settings': en } });
  expect(screen.getByRole('region', { name: 'Settings' })).toBeInTheDocument();
  expect(found()).toContain('Size of letters | Display | /dashboard/north-barn/settings?setting=textSize');
  expect(found().at(-1)).toMatch(/ \| Labs \| \/dashboard\/north-barn\/labs\?setting=stayAwake$/);
  expect(found().join()).not.toContain('setting=log');
});
