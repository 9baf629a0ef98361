// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BarnStandIn, startInWorld } from './auth-stand-in';
import { openSignIn } from './on-select-barn';
import { renderSelectBarn } from './render-select-barn';

/** A password that keeps every rule. */
export const goodPassword = 'Abcdef1!';

/** The sign-up of a barn, opened from its card. */
export async function openSignUp(north: BarnStandIn, language: 'en' | 'de' = 'en') {
  const client = await startInWorld([north]);
  const suite = await renderSelectBarn({ language });
  const user = userEvent.setup();
  if (language === 'de') {
    await user.click(screen.getByRole('button', { name: 'Bei North barn anmelden' }));
    await user.click(screen.getByRole('button', { name: 'Registrieren' }));
  } else {
    await openSignIn('North barn');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
  }
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByLabelText(language === 'de' ? 'Passwort wiederholen' : 'Repeat password');
  const said = () => suite.toasts.state().history.map(({ text }) => text);
  return { user, dialog, said, client, ...suite };
}

export type OpenedSignUp = Awaited<ReturnType<typeof openSignUp>>;

export async function fill(
  { user, dialog }: OpenedSignUp,
  name: string,
  password = goodPassword,
  repetition = password,
) {
  await user.type(dialog.getByLabelText(/^(User name|E-mail address)$/), name);
  await user.type(dialog.getByLabelText('Password'), password);
  await user.type(dialog.getByLabelText('Repeat password'), repetition);
}

export const send = ({ user, dialog }: OpenedSignUp) => user.click(dialog.getByRole('button', { name: 'Sign up' }));
