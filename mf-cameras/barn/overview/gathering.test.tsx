import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { renderInSuite } from '@barnwatch/shared/testing';
import { act, screen } from '@testing-library/react';
import { millisecondsInDay } from 'date-fns/constants';
import { use } from 'react';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { exampleCamera } from '../../camera-records/record/example-camera';
import { allArrived } from '../../testing/camera-barn';
import { type GlanceBarn, incidentsAnswer, openGlanceBarn } from '../../testing/glance-barn';
import en from '../../texts/en.json';
import { GatheringContext } from '../barn-facts/gathering-context';
import { Gathering } from './gathering';

const now = new Date(2026, 10, 21, 12, 5).getTime();
const none = incidentsAnswer([]);
let barn: GlanceBarn;

function Part() {
  return <p>{use(GatheringContext) ? 'waits' : 'is told'}</p>;
}

function Parts() {
  const selected = useSelectedBarn();
  const cameras = useListedCameras();
  return (
    selected && (
      <Gathering barn={selected} cameras={cameras}>
        <Part />
      </Gathering>
    )
  );
}

async function open(answers: Partial<Record<'open-interventions' | 'dead-animals', typeof none | 'silence'>> = {}) {
  const replies = { 'open-interventions': none, 'dead-animals': none, ...answers };
  barn = await openGlanceBarn([exampleCamera('pen-0', {})], replies, {
    now,
    permissions: ['cameras.view', 'incidents.view'],
  });
  const suite = await renderInSuite(<Parts />, { now, texts: { 'mf-cameras': en } });
  await allArrived();
  return suite;
}

test('what hangs together is told when all of it is there', async () => {
  await open();
  expect(screen.getByText('is told')).toBeVisible();
});

test('what takes longer than two seconds does not hold back the rest', async () => {
  await open({ 'dead-animals': 'silence' });
  expect(screen.getByText('waits')).toBeVisible();
  expect(await screen.findByText('is told')).toBeVisible();
});

test('what is asked for anew on the next day takes nothing away that is there', async () => {
  const { clock } = await open();
  barn.reply({ 'dead-animals': 'silence' });
  barn.device.time += millisecondsInDay;
  act(() => clock.advance(millisecondsInDay));
  await allArrived();
  expect(screen.getByText('is told')).toBeVisible();
});
