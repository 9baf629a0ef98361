import type { BarnAnswerOptions } from '@barnwatch/shared/answers';
import { renderInSuite } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { exampleIncident } from '../test-barn/example-incident';
import en from '../texts/en.json';
import { type IncidentAtBarn, useOwnWords } from './use-own-words';

const mockAsked: string[] = [];
let mockHandlers: Readonly<Record<string, object>>;
jest.mock('@barnwatch/shared/answers', () => ({
  useBarnAnswer: (_key: string, path: string, { parse, instanceId = '' }: BarnAnswerOptions<unknown>) => {
    mockAsked.push(`${instanceId} ${path}`);
    const data = mockHandlers[instanceId];
    const retry = () => undefined;
    // Read anew each time it is drawn, as after a refresh.
    return data
      ? { state: 'ready', value: parse(data), receivedAt: 0, refreshing: false, retry }
      : { state: 'loading', retry };
  },
}));

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

const barns = ['north', 'south', 'east'];
const open = (incidents: readonly IncidentAtBarn[]) =>
  renderInSuite(<Words incidents={incidents} barns={barns} />, { texts: { 'mf-incidents': en } });
const handler = (title: string) => ({
  handler: { type: 'barnIntervention', typeSetup: [{ type: 'hoofCare', title: { en: title } }] },
});

beforeEach(() => {
  mockAsked.length = 0;
  mockHandlers = { north: handler('Hoof trimming') };
});

test('each barn is asked for its own words, once for all of its incidents, and only where they are needed', async () => {
  await open([
    { barnId: 'north', incident: incidentOf('hoofCare') },
    { barnId: 'north', incident: incidentOf('milkYield') },
    { barnId: 'south', incident: incidentOf('hoofCare') },
    { barnId: 'east', incident: incidentOf('climate') },
  ]);
  expect(new Set(mockAsked)).toEqual(
    new Set(['north', 'south'].map((barnId) => `${barnId} api/incidents/handlers/barnIntervention/true`)),
  );
  expect(screen.getByText('north: Hoof trimming')).toBeVisible();
  expect(screen.getByText('south: no words')).toBeVisible();
  expect(screen.getByText('east: no words')).toBeVisible();
});

test('without a need nobody is asked, and nothing changes', async () => {
  await open([{ barnId: 'north', incident: incidentOf('climate') }]);
  expect(mockAsked).toEqual([]);
  expect(screen.getByText('as at first')).toBeVisible();
});

test('words that come again are the same words: what is drawn with them stays as it is', async () => {
  const incidents = [{ barnId: 'north', incident: incidentOf('hoofCare') }];
  const learnt: unknown[] = [];
  function Watched() {
    const { of, questions } = useOwnWords(incidents);
    if (learnt.at(-1) !== of) learnt.push(of);
    return questions;
  }
  const { rerender } = await renderInSuite(<Watched />, { texts: { 'mf-incidents': en } });
  const before = learnt.length;
  rerender(<Watched />);
  rerender(<Watched />);
  expect(learnt).toHaveLength(before);
});
