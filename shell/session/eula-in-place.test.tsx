import { useInstanceClient } from '@barnwatch/shared/auth-client';
import { barnId, json, settle } from '@barnwatch/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { type AtBarn, renderAt, startAtBarn } from '../testing/at-barn';
import { BarnGate } from './barn-gate';
import { EulaInPlace } from './eula-in-place';

/** A page on which somebody is in the middle of writing something. */
function Writing() {
  const client = useInstanceClient();
  const [told, setTold] = useState('');
  async function send() {
    const outcome = await client.post('api/incidents/', { body: { title: 'draught' }, parse: () => 'stored' });
    setTold(outcome.ok ? outcome.value : outcome.error.code);
  }
  return (
    <>
      <input aria-label="Description" />
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <output>{told}</output>
    </>
  );
}

let world: AtBarn;

beforeEach(async () => {
  world = await startAtBarn();
  world.barn.override = ({ path }) =>
    path === 'api/eulas/current'
      ? new Response('You may look at <b>pigs</b> only.', { headers: { 'content-type': 'text/plain' } })
      : undefined;
});

function show() {
  return renderAt({
    at: `/dashboard/${barnId}/writing`,
    screens: { '/dashboard/:barnId/writing': <BarnGate check={undefined}>{<Writing />}</BarnGate> },
    frame: <EulaInPlace />,
    now: world.device.time,
  });
}

/** The barn publishes a new agreement while somebody types; then they send. */
async function newAgreementWhileTyping() {
  const suite = await show();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Description'), 'The birds avoid the west side');
  world.barn.expireAccess();
  world.barn.eulaAccepted = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await act(settle);
  return { suite, user };
}

test('opens over the page, and what was sent goes on after it was accepted (F13)', async () => {
  const { suite, user } = await newAgreementWhileTyping();
  const dialog = screen.getByRole('dialog', { name: 'New licence agreement of North barn' });
  expect(dialog).toBeVisible();
  expect(await screen.findByText('You may look at <b>pigs</b> only.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('');

  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(suite.toasts.state().history[0]).toMatchObject({ text: 'Please accept the EULA' });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await act(settle);

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Description')).toHaveValue('The birds avoid the west side');
  expect(await screen.findByText('stored')).toBeVisible();
  expect(window.location.pathname).toBe(`/dashboard/${barnId}/writing`);
});

test('cannot be closed by Esc, and says when the acceptance could not be sent', async () => {
  const { user } = await newAgreementWhileTyping();
  await screen.findByText('You may look at <b>pigs</b> only.');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  world.barn.override = ({ path }) => (path === 'api/login/refresh' ? json({}, 500) : undefined);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await act(settle);
  expect(screen.getByText('Your acceptance could not be sent.')).toBeVisible();
  expect(screen.getByLabelText('Description')).toHaveValue('The birds avoid the west side');
});

test('declined, logs out of this barn', async () => {
  const { user } = await newAgreementWhileTyping();
  await user.click(screen.getByRole('button', { name: 'Decline and log out' }));
  await act(settle);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/^arrived at \/select-barn/)).toHaveTextContent(
    `{"returnTo":"/dashboard/${barnId}/writing","barnId":"${barnId}"}`,
  );
});

test('as a PDF is offered to be saved under a name of ours, and never shown as a page', async () => {
  const createObjectURL = jest.fn(() => 'blob:suite/eula');
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  world.barn.override = ({ path }) =>
    path === 'api/eulas/current'
      ? new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } })
      : undefined;
  const { user } = await newAgreementWhileTyping();
  const link = await screen.findByRole('link', { name: 'Save licence agreement' });
  expect(link).toHaveAttribute('href', 'blob:suite/eula');
  expect(link).toHaveAttribute('download', 'licence-agreement.pdf');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await act(settle);
  await waitFor(() => expect(revokeObjectURL).toHaveBeenCalledWith('blob:suite/eula'));
});
