import { BrowserRouter, OpenableRoutesContext } from '@barnwatch/shared/routing';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openRegionBarn, type RegionWorld, storedMapping } from '../../testing/region-barn';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { RegionWizardScreen } from './region-wizard';

let world: RegionWorld;
beforeEach(async () => {
  world = await openRegionBarn();
  world.barn.answer('GET api/animalDistribution/setup', { setup: [] });
});

async function open({ language = 'en', step = '', canDraw = true } = {}) {
  history.replaceState(null, '', `/dashboard/north-barn/administration/roi-wizard${step && `?step=${step}`}`);
  return renderInSuite(<RegionWizardScreen />, {
    language: language === 'de' ? 'de' : 'en',
    texts: { 'mf-regions': language === 'de' ? de : en },
    unstyledAntd: true,
    wrap: (children) => (
      <BrowserRouter>
        <OpenableRoutesContext value={() => canDraw}>{children}</OpenableRoutesContext>
      </BrowserRouter>
    ),
  });
}

const current = () => document.querySelector('[aria-current="step"]')?.textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('one comes in where there is something to do, and goes on by one press; the address keeps the step', async () => {
  await open();
  await waitFor(() => expect(current()).toBe('4Regions, open'));
  expect(screen.getByText('0 of 2 cameras are complete')).toBeVisible();
  const pens = screen.getAllByText('missing: lying');
  expect(pens).toHaveLength(2);
  await press('Next: Check');
  await waitFor(() => expect(current()).toBe('5Check, open'));
  expect(location.search).toBe('?step=check');
  await act(async () => history.back());
  await waitFor(() => expect(current()).toBe('4Regions, open'));
});

test('a barn with nothing begins with its first type, which is made here, then its first place', async () => {
  world.types.clear();
  world.specifications.clear();
  world.mappings = [];
  await open();
  await waitFor(() => expect(current()).toBe('1Types, open'));
  await press('New region type');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'feeder');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(world.types.has('feeder')).toBe(true));
  // What is done does not take one away from where one is: there may be a second type to make.
  await waitFor(() => expect(current()).toBe('Types, done'));
  await press('Next: Places');
  expect(screen.getByText('feeder has no places yet.')).toBeVisible();
  await press('New place of the type feeder');
  const place = within(screen.getByRole('dialog'));
  await userEvent.type(place.getByRole('textbox', { name: /Name/ }), 'trough');
  await userEvent.click(place.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(world.specifications.get('trough')?.regionType).toBe('feeder'));
  await waitFor(() => expect(current()).toBe('Places, done'));
});

test('cameras that are left out are asked for no longer, also when one comes back', async () => {
  const first = await open({ step: 'cameras' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pen 2' }));
  await press('Next: Regions');
  await screen.findByText('0 of 1 cameras are complete');
  first.unmount();
  await open({ step: 'polygons' });
  expect(await screen.findByText('0 of 1 cameras are complete')).toBeVisible();
  expect(screen.queryByText('Pen 2')).toBeNull();
  await press('Back');
  await press('All of them');
  expect(screen.getByRole('checkbox', { name: 'Pen 2' })).toBeChecked();
});

test('each camera leads to where its regions are drawn, and says what is to be confirmed', async () => {
  world.mappings.push(storedMapping('pen-01', 'lying', ['back-wall'], true));
  await open({ step: 'polygons' });
  expect(await screen.findByText('to be confirmed: lying')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Draw on Pen 1' })).toHaveAttribute(
    'href',
    '/dashboard/north-barn/administration/polygon-editor/pen-01?type=lying',
  );
});

test('what the barn has found on a camera is taken over by one press; a refusal says why and can be tried again', async () => {
  world.mappings.push(storedMapping('pen-01', 'lying', ['back-wall'], true));
  const create = 'POST api/regions/mappings/';
  world.barn.refuse(create, 403, 'forbidden', { any: ['regions.manage'] });
  await open({ step: 'polygons' });
  await userEvent.click(await screen.findByRole('button', { name: 'Take over 1 found region on Pen 1' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Pen 1 was not taken over.*regions\.manage/);
  world.barn.answer(create, () => {
    const regionMapping = storedMapping('pen-01', 'lying', ['back-wall']);
    world.mappings = [...world.mappings.filter(({ isNew }) => !isNew), regionMapping];
    return { regionMapping };
  });
  await press('Try again');
  expect(await screen.findByText('1 of 2 cameras are complete')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
  expect(world.barn.asked(create).at(-1)).toMatchObject({
    body: { value: { cameraId: 'pen-01', regionType: 'lying', regions: [{ regionSpecification: 'back-wall' }] } },
  });
});

test('where somebody has drawn meanwhile, what that one has drawn stays, and is shown', async () => {
  world.mappings.push(storedMapping('pen-01', 'lying', ['back-wall'], true));
  world.barn.answer('POST api/regions/mappings/', () => {
    world.mappings = [...world.mappings.filter(({ isNew }) => !isNew), storedMapping('pen-01', 'lying', [])];
    return world.refusal(409, 'region-mapping-exists');
  });
  await open({ step: 'polygons' });
  await userEvent.click(await screen.findByRole('button', { name: 'Take over 1 found region on Pen 1' }));
  expect(await screen.findByText('1 of 2 cameras are complete')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('that there is nothing of a type is not taken over unseen', async () => {
  world.mappings.push(storedMapping('pen-01', 'lying', [], true));
  await open({ step: 'polygons' });
  expect(await screen.findByText('to be confirmed: lying')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
});

test('who may not change regions looks at them, and is offered nothing else', async () => {
  world = await openRegionBarn(['regions.view', 'cameras.view']);
  world.mappings.push(storedMapping('pen-01', 'lying', ['back-wall'], true));
  await open({ step: 'polygons' });
  expect(await screen.findByRole('link', { name: 'Look at Pen 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Draw/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Take over/ })).toBeNull();
});

test('where nothing can be drawn, that is said, and no way leads nowhere', async () => {
  await open({ step: 'polygons', canDraw: false });
  expect(await screen.findByText(/Drawing is not part of this installation/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('at the end the animals of the last day are counted by place, in parts where that takes long', async () => {
  const setup = {
    animalDistributionId: 'house-1',
    name: 'House 1',
    regionType: 'zone',
    cameraIds: ['pen-01'],
    labels: ['Pig'],
    minimumTimeResolution: 300_000,
  };
  world.barn.answer('GET api/animalDistribution/setup', { setup: [setup] });
  let asked = 0;
  world.barn.answer('POST api/animalDistribution/{animalDistributionId}', () => {
    asked += 1;
    return {
      animalDistribution: {
        animalDistributionId: 'house-1',
        time: { start: 0, end: 86_400_000 },
        timeResolution: 3_600_000,
        progress: asked === 1 ? 0.5 : 1,
        samples: [{ time: 0, index: 0.9, animals: 40, shares: { left: 0.75, right: 0.25, middle: 0 } }],
      },
    };
  });
  await open({ step: 'check' });
  const group = within(await screen.findByRole('region', { name: 'House 1, type zone' }));
  expect(await group.findByRole('row', { name: /left 30 75%/ })).toBeVisible();
  expect(group.getByRole('row', { name: 'middle 0 0%' })).toBeVisible();
  await waitFor(() => expect(group.queryByText('The barn counts …')).toBeNull());
  expect(asked).toBe(2);
});

test('issue 16: places that are alone on their camera are counted, too, once they are asked for', async () => {
  const setup = {
    animalDistributionId: 'camera-x',
    name: 'Pen 1: feeder',
    regionType: 'feeder',
    cameraIds: ['pen-01'],
  };
  world.barn.answer('GET api/animalDistribution/setup', {
    setup: [],
    ofCameras: [{ ...setup, labels: ['Pig'], minimumTimeResolution: 300_000 }],
  });
  world.barn.answer('POST api/animalDistribution/{animalDistributionId}', {
    animalDistribution: {
      animalDistributionId: 'camera-x',
      time: { start: 0, end: 86_400_000 },
      timeResolution: 3_600_000,
      progress: 1,
      samples: [{ time: 0, index: 1, animals: 4, shares: { trough: 1 } }],
    },
  });
  await open({ step: 'check' });
  await userEvent.click(await screen.findByRole('button', { name: /^Show the counts of a place that is alone/ }));
  const group = within(await screen.findByRole('region', { name: 'Pen 1: feeder' }));
  expect(await group.findByRole('row', { name: /trough 4 100%/ })).toBeVisible();
});

test('F42: who may not see counts, or change regions, is told which right is missing', async () => {
  world = await openRegionBarn(['regions.view', 'cameras.view']);
  await open({ step: 'check' });
  expect(await screen.findByText('Counts need the permission data.view.')).toBeVisible();
  expect(screen.getByText(/Changing it needs the permission regions.manage/)).toBeVisible();
  await press(/^.?Types/);
  expect(screen.queryByRole('button', { name: 'New region type' })).toBeNull();
});

test('what cannot be read is told, and tried again', async () => {
  world.barn.refuse('GET api/regions/mappings', 500);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The regions on the cameras could not be loaded.');
  world.barn.answer('GET api/regions/mappings', () => ({ regionMappings: world.mappings }));
  await press('Try again');
  await waitFor(() => expect(current()).toBe('4Regions, open'));
});

test('speaks German', async () => {
  await open({ language: 'de', step: 'polygons' });
  expect(await screen.findByText('0 von 2 Kameras sind vollständig')).toBeVisible();
});
