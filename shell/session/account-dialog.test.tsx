import { OpenableRoutesContext } from '@barnwatch/shared/routing';
import { barnId } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { renderAt, startAtBarn } from '../testing/at-barn';
import { AccountDialog } from './account-dialog';
import { BarnGate } from './barn-gate';

const ignore = () => undefined;
const settings = `/dashboard/${barnId}/settings`;

async function openWhere(openable: readonly string[]): Promise<void> {
  const { device } = await startAtBarn();
  const dialog = (
    <OpenableRoutesContext value={(address) => openable.includes(address)}>
      <BarnGate check={{ any: ['cameras.view'] }}>
        <AccountDialog onClose={ignore} onSignOut={ignore} onKeys={ignore} />
      </BarnGate>
    </OpenableRoutesContext>
  );
  await renderAt({ at: `/dashboard/${barnId}/x`, screens: { '/dashboard/:barnId/x': dialog }, now: device.time });
}

test('the account dialog leads to all settings and to the page about access (3.17)', async () => {
  await openWhere([settings, '/accessibility']);
  expect(screen.getByText('All settings of this device')).toHaveAttribute('href', settings);
  expect(screen.getByText('Accessibility and size of letters')).toHaveAttribute('href', '/accessibility');
});

test('and nowhere in a deployment that is without them', async () => {
  await openWhere([]);
  expect(screen.getByText('Account and display')).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { hidden: true })).toEqual([]);
});
