import { OpenableRoutesContext } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { exampleCamera } from '../../camera-records/test-barn/example-camera';
import en from '../../texts/en.json';
import { useAdministrationParts } from './administration-parts';

const administration = '/dashboard/north-barn/administration';

/** @param openable the screens of the administration that the account may open */
async function openFinder(openable: readonly string[]) {
  const barn = await openBarnDoor({ permissions: [] }, Date.UTC(2026, 0, 1));
  barn.answer('GET api/cameras', {
    cameras: {
      a: exampleCamera('a', { name: 'Pen 1' }),
      old: exampleCamera('old', { name: 'Old ramp', tags: ['decommissioned'] }),
    },
  });
  barn.answer('GET api/accounts', {
    accounts: [
      {
        accountId: 'account/7',
        displayName: 'Anna Berg',
        kind: 'emailPassword',
        email: 'anna@example.org',
        createdAt: 0,
        lastSignIn: null,
      },
    ],
  });
  const canOpen = (address: string) => openable.some((name) => address === `${administration}/${name}`);
  await renderInSuite(
    <OpenableRoutesContext value={canOpen}>
      <ShownParts useParts={useAdministrationParts} />
    </OpenableRoutesContext>,
    { texts: { 'mf-admin': en } },
  );
  return barn;
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

test('the finder is told the cameras that only the overview has (product 10.11)', async () => {
  const barn = await openFinder(['cameraOverview']);
  await screen.findByText(`Old ramp | | ${administration}/cameraOverview`, { normalizer: squeezed });
  expect(screen.queryByText(/^Pen 1/)).toBeNull();
  expect(screen.getByText(/^Create a camera \|/)).toHaveTextContent(`${administration}/createCamera`);
  expect(screen.queryByRole('region', { name: 'Accounts' })).toBeNull();
  expect(barn.asked('GET api/accounts')).toHaveLength(0);
});

test('the finder is told the accounts, for who may see them, and asks for nothing else (product 10.11)', async () => {
  const barn = await openFinder(['authorization']);
  await screen.findByText(/^Anna Berg/);
  expect(screen.getByText(/^Anna Berg/)).toHaveTextContent(
    `Anna Berg | anna@example.org | ${administration}/authorization?account=account%2F7`,
  );
  expect(screen.queryByText(/^Create a camera/)).toBeNull();
  expect(barn.asked('GET api/cameras')).toHaveLength(0);
});
