import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { type BarnDoor, openBarnDoor, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { millisecondsInHour } from 'date-fns/constants';
import en from '../../texts/en.json';
import { type GraphView, readGraphView } from '../spans/graph-address';
import type { DistributionSample } from './distribution';
import { DistributionPanel, type DistributionPanelProps } from './distribution-panel';

const now = new Date(2026, 10, 21, 12, 0).getTime();
const setup = (id: string, cameraIds: readonly string[]) => ({
  animalDistributionId: id,
  name: id,
  regionType: 'zone',
  cameraIds,
  labels: ['Broiler'],
  minimumTimeResolution: 300_000,
});

const setupCall = 'GET api/animalDistribution/setup';
const call = 'POST api/animalDistribution/{animalDistributionId}';
let barn: BarnDoor;
let samples: readonly DistributionSample[];

beforeEach(async () => {
  barn = await openBarnDoor({}, now);
  samples = [
    { time: now - millisecondsInHour, index: 0.9, shares: { left: 0.5, right: 0.5 } },
    { time: now - millisecondsInHour / 2, index: 0.5, shares: { left: 0.7, right: 0.3 } },
  ];
  barn.answer(setupCall, { setup: [setup('House 1', ['b', 'd']), setup('House 2', ['a', 'c'])] });
  barn.answer(call, ({ path: { animalDistributionId } }) => {
    const time = { start: now - millisecondsInHour, end: now };
    return { animalDistribution: { animalDistributionId, time, timeResolution: 600_000, samples, progress: 1 } };
  });
});

function Panel(props: Omit<DistributionPanelProps, 'instance'>) {
  const instance = useSelectedBarn();
  return instance && <DistributionPanel {...props} instance={instance} />;
}

async function open(change: Partial<GraphView> = {}) {
  const onChange = jest.fn();
  const view = { ...readGraphView(new URLSearchParams('span=1h'), '1d'), ...change };
  await renderInSuite(
    <Panel
      camera={{ cameraId: 'a', name: 'Row 1' }}
      view={view}
      span={{ start: now - millisecondsInHour, end: now }}
      onChange={onChange}
    />,
    { now, texts: { 'mf-cameras': en } },
  );
  await screen.findByText(/Share by place|There is one place alone|There is nothing here!|No data for this timespan/);
  return onChange;
}

const places = () =>
  within(screen.getByRole('list', { name: 'Share by place' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows the house of the camera: its evenness and its places', async () => {
  await open();
  expect(screen.getByRole('combobox', { name: 'House or section' })).toHaveValue('House 2');
  expect(barn.asked(setupCall)).toHaveLength(1);
  expect(barn.asked(call).map(({ path, body }) => [path, body])).toEqual([
    [{ animalDistributionId: 'House 2' }, { time: { duration: millisecondsInHour }, timeResolution: 300_000 }],
  ]);
  expect(screen.getByRole('slider', { name: 'Evenness: moment' })).toHaveAttribute('aria-valuemax', '1');
  expect(places()).toEqual(['left70%, mean 60%', 'right30%, mean 40%']);
});

test('another house is a matter of the address, and says that the camera does not see it', async () => {
  const onChange = await open({ distribution: 'House 1' });
  expect(screen.getByText('Camera Row 1 looks into none of its places.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'House 2');
  expect(onChange).toHaveBeenCalledWith({ distribution: 'House 2' });
});

test('the chosen moment is that of the places', async () => {
  await open({ moment: now - millisecondsInHour });
  expect(places()).toEqual(['left50%, mean 60%', 'right50%, mean 40%']);
});

test('the factor multiplies the evenness; what is none is refused with a reason', async () => {
  await open({ moment: now - millisecondsInHour });
  const field = screen.getByRole('textbox', { name: /^Factor/ });
  expect(field).toHaveValue('1');
  await userEvent.clear(field);
  await userEvent.type(field, '100');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining('Evenness 90'));
  await userEvent.clear(field);
  await userEvent.type(field, '-1');
  expect(field).toHaveAccessibleDescription(/A number above 0/);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringContaining('Evenness 90'));
});

test('the table has the same samples', async () => {
  await open({ form: 'table' });
  const rows = within(await screen.findByRole('grid')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/0\.5.*70%.*30%/);
});

test('without regions there is nothing, and it says why', async () => {
  barn.answer(setupCall, { setup: [] });
  await open();
  expect(screen.getByText('There is nothing here!')).toBeVisible();
  expect(screen.getByText(/a camera needs regions/)).toBeVisible();
});

test('a span without animals has no data', async () => {
  samples = [{ time: now - millisecondsInHour, index: null, shares: {} }];
  await open();
  expect(screen.getByText('No data for this timespan.')).toBeVisible();
});

test('what the barn still works out is asked for by itself, and what is known is shown meanwhile', async () => {
  let goOn: () => void = () => {};
  const time = { start: now - millisecondsInHour, end: now };
  barn.answer(call, async ({ path: { animalDistributionId } }) => {
    const isFirst = barn.asked(call).length === 1;
    if (!isFirst) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    const done = { timeResolution: 600_000, samples, progress: isFirst ? 0.4 : 1 };
    return { animalDistribution: { animalDistributionId, time, ...done } };
  });
  await open();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4');
  expect(screen.getByText(en.distribution.unfinished)).toBeVisible();
  expect(places()).toEqual(['left70%, mean 60%', 'right30%, mean 40%']);
  await waitFor(() => expect(barn.asked(call)).toHaveLength(2));
  goOn();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(barn.asked(call)).toHaveLength(2);
});

test('a house that cannot be read is set aside and told; the others are there', async () => {
  barn.answer(setupCall, { setup: [{ ...setup('House 1', ['b']), name: null }, setup('House 2', ['a'])] });
  await open();
  expect(screen.getByText('1 record could not be read and is missing here.')).toBeVisible();
  expect(places()).toEqual(['left70%, mean 60%', 'right30%, mean 40%']);
});

test('a point of time that could not be read is missing and told (F49)', async () => {
  const [first] = samples;
  barn.answer(call, ({ path: { animalDistributionId } }) => {
    const time = { start: now - millisecondsInHour, end: now };
    const told = [first, { time: 'now', index: 0.1, shares: {} }];
    return { animalDistribution: { animalDistributionId, time, timeResolution: 600_000, samples: told, progress: 1 } };
  });
  await open();
  expect(screen.getByText('1 point of time could not be read and is missing here.')).toBeVisible();
  expect(places()).toHaveLength(2);
});

test('the animals of this camera alone are counted by region over time (issue 16, decision 0064)', async () => {
  samples = samples.map((sample) => ({ ...sample, animals: 10 }));
  const onChange = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'This camera alone' }));
  expect(onChange).toHaveBeenCalledWith({ reach: 'camera' });
});

test('an address of one camera asks for that camera alone, and says how many animals are in each region', async () => {
  samples = samples.map((sample) => ({ ...sample, animals: 10 }));
  await open({ reach: 'camera' });
  expect(places()).toEqual(['left: 7 animals70%, mean 60%', 'right: 3 animals30%, mean 40%']);
  expect(barn.asked(call).map(({ body }) => Object(body).cameraIds)).toEqual([['a']]);
});

test('of a house that the camera does not look into it is never asked alone', async () => {
  await open({ reach: 'camera', distribution: 'House 1' });
  expect(barn.asked(call).map(({ body }) => Object(body).cameraIds)).toEqual([undefined]);
  expect(screen.queryByRole('radio', { name: 'This camera alone' })).toBeNull();
});

test('issue 16: a camera’s only region of a type is counted over time, with nothing to compare', async () => {
  barn.answer(setupCall, {
    setup: [setup('House 1', ['b'])],
    ofCameras: [setup('a: feeder', ['a']), setup('b: feeder', ['b'])],
  });
  samples = [{ time: now - millisecondsInHour, index: 1, animals: 4.5, shares: { trough: 1 } }];
  await open();
  expect(await screen.findByText(/its animals are counted/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Animals in trough' })).toBeVisible();
  expect(screen.queryByText('Animals of')).toBeNull();
  expect(barn.asked(call).map(({ path, body }) => [path, Object(body).cameraIds])).toEqual([
    [{ animalDistributionId: 'a: feeder' }, ['a']],
  ]);
});
