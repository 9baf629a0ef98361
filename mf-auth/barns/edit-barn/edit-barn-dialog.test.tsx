import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf, barnStandIn, startInWorld } from '../../testing/auth-stand-in';
import en from '../../texts/en.json';
import { EditBarnDialog } from './edit-barn-dialog';

test('the code of another barn is refused at its field, and the working address stays', async () => {
  const north = barnStandIn('north', 'North barn');
  const south = barnStandIn('south', 'South barn');
  const client = await startInWorld([north], [south]);
  const [instance] = client.instances.get();
  if (!instance) throw new Error('the barn is known');
  const onClose = jest.fn();
  await renderInSuite(<EditBarnDialog instance={instance} onClose={onClose} />, { texts: { 'mf-auth': en } });
  const user = userEvent.setup();
  const field = screen.getByLabelText('Discovery code');
  await user.clear(field);
  await user.paste(formatDiscoveryCode(addressOf(south)));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/These are the addresses of another barn, not of North barn/)).toBeVisible();
  expect(field).toBeInvalid();
  expect(onClose).not.toHaveBeenCalled();
  expect(client.instances.get()[0]?.discoveryObject).toEqual(addressOf(north));
});
