// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';

/** What a screen reader or keyboard user would stumble over, as `rule: element`. */
export async function axeFindings(): Promise<string[]> {
  // jsdom draws nothing: what is measured on pixels is measured in the browser.
  const needsPixels = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } };
  const { violations } = await axe.run(document.body, { rules: needsPixels });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

export const card = (name: string) => within(screen.getByRole('article', { name }));

export async function openSignIn(name: string) {
  const user = userEvent.setup();
  await user.click(card(name).getByRole('button', { name: `Sign in at ${name}` }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('button', { name: 'Sign in' });
  return { user, dialog };
}

export async function signInAt(name: string, password: string) {
  const { user, dialog } = await openSignIn(name);
  await user.type(dialog.getByLabelText('User name'), ' manager ');
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Sign in' }));
  return { user, dialog };
}
