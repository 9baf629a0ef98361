import { exampleBarn, renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { DemonstrationAccounts } from './demonstration-accounts';

test.each([
  ['en', en, 'Accounts: manager, viewer. The password of each is Barn-1!'],
  ['de', de, 'Konten: manager, viewer. Das Passwort ist für alle Barn-1!'],
] as const)('a demonstration says which accounts there are (%s)', async (language, texts, words) => {
  const instance = exampleBarn({ demonstration: { names: ['manager', 'viewer'], password: 'Barn-1!' } });
  await renderInSuite(<DemonstrationAccounts instance={instance} />, { language, texts: { 'mf-auth': texts } });
  expect(screen.getByRole('paragraph')).toHaveTextContent(words);
});

test('no other deployment says a word of it', async () => {
  await renderInSuite(<DemonstrationAccounts instance={exampleBarn()} />, { texts: { 'mf-auth': en } });
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});
