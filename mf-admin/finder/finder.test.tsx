import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { exampleCamera } from '../test-barn/example-camera';
import en from '../texts/en.json';
import { useAdministrationParts } from './finder';

test('the finder is told the cameras that only the overview has', async () => {
  const barn = await openBarnDoor({ permissions: ['cameras.manage'] });
  barn.answer('GET api/cameras', {
    cameras: {
      a: exampleCamera('a', { name: 'Pen 1' }),
      old: exampleCamera('old', { name: 'Old ramp', tags: ['decommissioned'] }),
    },
  });
  await renderInSuite(<ShownParts useParts={useAdministrationParts} />, { texts: { 'mf-admin': en } });
  await screen.findByText('Old ramp | | /dashboard/north-barn/administration/cameraOverview', { normalizer: squeezed });
  expect(screen.queryByText(/^Pen 1/)).toBeNull();
  expect(screen.getByText(/^Create a camera \|/)).toHaveTextContent(
    '/dashboard/north-barn/administration/createCamera',
  );
});

const squeezed = (text: string) => text.replace(/\s+/g, ' ');
