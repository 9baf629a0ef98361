import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { type BarnDoor, exampleBarn, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../texts/en.json';
import { PlacesOfCamera } from './places-of-camera';

const setups = 'GET api/animalDistribution/setup';
const query = 'POST api/animalDistribution/{animalDistributionId}';
const setup = (animalDistributionId: string, regionType: string, cameraIds: readonly string[]) => ({
  animalDistributionId,
  name: animalDistributionId,
  regionType,
  cameraIds,
  labels: ['Pig'],
  minimumTimeResolution: 300_000,
});

let barn: BarnDoor;
beforeEach(async () => {
  barn = await openBarnDoor({ permissions: ['cameras.view', 'data.view'] });
  barn.answer(setups, {
    setup: [
      setup('house-1', 'zone', ['pen-01', 'pen-02']),
      setup('barn', 'zone', ['pen-01', 'pen-02', 'pen-03']),
      setup('house-2', 'lying', ['pen-03']),
    ],
  });
  barn.answer(query, ({ path }) => ({
    animalDistribution: {
      animalDistributionId: path.animalDistributionId,
      time: { start: 0, end: 86_400_000 },
      timeResolution: 600_000,
      progress: 1,
      samples: [
        { time: 0, index: 0.9, animals: 8, shares: { resting: 0.75, active: 0.25 } },
        { time: 600_000, index: 0.9, animals: 4, shares: { resting: 0.5, active: 0.5 } },
      ],
    },
  }));
});

async function open(cameraId = 'pen-01') {
  const instance = exampleBarn({ availablePermissions: ['cameras.view', 'data.view'] });
  await renderInSuite(<PlacesOfCamera instance={instance} cameraId={cameraId} />, {
    texts: { 'mf-cameras': en },
    wrap: (children) => (
      <BrowserRouter>
        <OpenableRoutesContext value={() => true}>{children}</OpenableRoutesContext>
      </BrowserRouter>
    ),
  });
  await userEvent.click(screen.getByText('Animals by place'));
}

test('decision 0064: the animals of a camera by place are asked for when they are wanted, of that camera alone', async () => {
  await open();
  const table = within(await screen.findByRole('region', { name: 'Type zone' }));
  expect(await table.findByRole('row', { name: 'resting 4 63%' })).toBeVisible();
  expect(table.getByRole('row', { name: 'active 2 38%' })).toBeVisible();
  expect(barn.asked(query).map(({ path, body }) => [path, Object(body).cameraIds])).toEqual([
    [{ animalDistributionId: 'house-1' }, ['pen-01']],
  ]);
  expect(screen.getByRole('link', { name: 'Draw regions' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/administration/polygon-editor/pen-01',
  );
});

test('a camera without places says what it would take', async () => {
  await open('pen-09');
  expect(await screen.findByText(/it needs regions/)).toBeVisible();
  expect(barn.asked(query)).toEqual([]);
});

test('issue 16: one region of a type has its count, too, of the camera that it is on', async () => {
  barn.answer(setups, {
    setup: [],
    ofCameras: [setup('camera-x', 'feeder', ['pen-01']), setup('camera-y', 'feeder', ['pen-02'])],
  });
  await open();
  await within(await screen.findByRole('region', { name: 'Type feeder' })).findByRole('row', { name: 'resting 4 63%' });
  expect(barn.asked(query).map(({ path }) => path)).toEqual([{ animalDistributionId: 'camera-x' }]);
});

test('what cannot be loaded is told, and tried again', async () => {
  barn.refuse(query, 500);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The animals by place could not be loaded.');
});
