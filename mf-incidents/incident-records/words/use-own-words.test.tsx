import { type BarnDoor, openBarnDoors, renderInSuite } from '@barnwatch/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { exampleIncident } from '../../testing/example-incident';
import { calls } from '../../testing/incident-barn';
import en from '../../texts/en.json';
import { useIncidentSchema } from '../record/use-incident';
import { type IncidentAtBarn, useOwnWords } from './use-own-words';

const barns = ['north', 'south', 'east'];
let doors: readonly BarnDoor[];

/** Three barns, of which the first one has words of its own. */
beforeEach(async () => {
  const opened = await openBarnDoors(barns.map((id) => ({ id, permissions: ['incidents.view'] })));
  doors = opened.doors;
  for (const door of doors) {
    const own = { type: 'hoofCare', title: { en: 'Hoof trimming' }, issues: [] };
    door.answer(calls.handler, ({ path }) => ({
      handler: { type: path.incidentType, triggers: [], typeSetup: door.id === 'north' ? [own] : [] },
    }));
  }
});

const asked = () => doors.map((door) => door.asked(calls.handler).length);

const incidentOf = (interventionType: string) => {
  const { message } = exampleIncident('a');
  if (message.kind !== 'intervention') throw new Error('no intervention');
  return { message: { ...message, interventionType } };
};

function Words({
  incidents,
  barns,
}: {
  readonly incidents: readonly IncidentAtBarn[];
  readonly barns: readonly string[];
}) {
  const { of, questions } = useOwnWords(incidents);
  const first = useRef(of);
  return (
    <>
      {questions}
      {barns.map((barnId) => (
        <p key={barnId}>
          {barnId}: {of(barnId).subtype('barnIntervention', 'hoofCare') ?? 'no words'}
        </p>
      ))}
      <p>{first.current === of ? 'as at first' : 'learnt'}</p>
    </>
  );
}

const open = (incidents: readonly IncidentAtBarn[]) =>
  renderInSuite(<Words incidents={incidents} barns={barns} />, { texts: { 'mf-incidents': en } });

test('each barn is asked for its own words, once for all of its incidents, and only where they are needed', async () => {
  await open([
    { barnId: 'north', incident: incidentOf('hoofCare') },
    { barnId: 'north', incident: incidentOf('milkYield') },
    { barnId: 'south', incident: incidentOf('hoofCare') },
    { barnId: 'east', incident: incidentOf('climate') },
  ]);
  expect(await screen.findByText('north: Hoof trimming')).toBeVisible();
  expect(asked()).toEqual([1, 1, 0]);
  expect(doors[0]?.asked(calls.handler)[0]?.path).toEqual({ incidentType: 'barnIntervention', simplified: 'true' });
  expect(screen.getByText('south: no words')).toBeVisible();
  expect(screen.getByText('east: no words')).toBeVisible();
});

test('without a need nobody is asked, and nothing changes', async () => {
  await open([{ barnId: 'north', incident: incidentOf('climate') }]);
  expect(asked()).toEqual([0, 0, 0]);
  expect(screen.getByText('as at first')).toBeVisible();
});

test('words that come again are the same words: what is drawn with them stays as it is', async () => {
  const incidents = [{ barnId: 'north', incident: incidentOf('hoofCare') }];
  const learnt: unknown[] = [];
  function Watched() {
    const { of, questions } = useOwnWords(incidents);
    const { retry } = useIncidentSchema('barnIntervention', true, 'north');
    if (learnt.at(-1) !== of) learnt.push(of);
    return (
      <>
        {questions}
        <p>{of('north').subtype('barnIntervention', 'hoofCare')}</p>
        <button type="button" onClick={retry}>
          Read again
        </button>
      </>
    );
  }
  await renderInSuite(<Watched />, { texts: { 'mf-incidents': en } });
  await screen.findByText('Hoof trimming');
  const before = learnt.length;
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(asked()).toEqual([2, 0, 0]));
  expect(await screen.findByText('Hoof trimming')).toBeVisible();
  expect(learnt).toHaveLength(before);
});
