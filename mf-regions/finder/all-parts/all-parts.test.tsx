import { OpenableRoutesContext } from '@barnwatch/shared/routing';
import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import en from '../../texts/en.json';
import { useAllParts } from './all-parts';

async function show(canOpen: (address: string) => boolean) {
  const barn = await openBarnDoor({ permissions: ['regions.view'] });
  barn.answer('GET api/regions/types', { regionTypes: [{ regionTypeId: 'feeder', color: '#5b8def' }] });
  barn.answer('GET api/regions/specifications', {
    regionSpecifications: [{ regionSpecificationId: 'North side', regionType: 'feeder', color: '#5b8def' }],
  });
  barn.answer('GET api/cameraCanvases/', {
    cameraCanvases: [
      {
        cameraCanvasId: 'c1',
        name: 'Whole barn',
        published: true,
        editable: true,
        heightRatio: 0.5,
        cameras: [],
        lastUpdated: 0,
        ownerAccountId: 'anna',
      },
    ],
    baseCanvas: null,
  });
  await renderInSuite(<ShownParts useParts={useAllParts} />, {
    texts: { 'mf-regions': en },
    wrap: (children) => <OpenableRoutesContext value={canOpen}>{children}</OpenableRoutesContext>,
  });
  return barn;
}

test('the finder is told region types, specifications and canvases (product 10.11)', async () => {
  await show(() => true);
  expect(await screen.findByText(/^feeder/)).toHaveTextContent('administration/roi-types');
  expect(await screen.findByText(/^North side/)).toHaveTextContent('administration/roi-specifications');
  expect(await screen.findByText(/^Whole barn/)).toHaveTextContent('/dashboard/north-barn/camera-canvas/c1');
});

test('what has no screen in this deployment, or for this account, is not told and not asked for', async () => {
  const barn = await show((address) => address.endsWith('roi-types'));
  await screen.findByText(/^feeder/);
  expect(screen.queryByText(/^North side/)).toBeNull();
  expect(screen.queryByText(/^Whole barn/)).toBeNull();
  expect(barn.asked('GET api/regions/specifications')).toHaveLength(0);
  expect(barn.asked('GET api/cameraCanvases/')).toHaveLength(0);
});
