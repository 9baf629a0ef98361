import { OpenableRoutesContext } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../texts/en.json';
import { useRegionParts } from './region-parts';

async function show(canOpen: (address: string) => boolean) {
  const barn = await openBarnDoor({ permissions: ['regions.view'] });
  barn.answer('GET api/regions/types', { regionTypes: [{ regionTypeId: 'feeder', color: '#5b8def' }] });
  barn.answer('GET api/regions/specifications', {
    regionSpecifications: [{ regionSpecificationId: 'North side', regionType: 'feeder', color: '#5b8def' }],
  });
  await renderInSuite(<ShownParts useParts={useRegionParts} />, {
    texts: { 'mf-regions': en },
    wrap: (children) => <OpenableRoutesContext value={canOpen}>{children}</OpenableRoutesContext>,
  });
  await screen.findByText(/^feeder/);
}

test('the finder is told region types, and specifications where they have a screen', async () => {
  await show(() => true);
  expect(await screen.findByText(/^North side/)).toHaveTextContent('administration/roi-specifications');
});

test('what has no screen in this deployment is not told', async () => {
  await show((address) => address.endsWith('roi-types'));
  expect(screen.queryByText(/^North side/)).toBeNull();
});
