import { exampleIncident } from '../../past/incidents/example-incident';
import { incidentChangesOf, tallyOf } from './incident-changes';

const span = { start: 1000, end: 2000 };
const before = { openedAt: 500, lastUpdated: 500 };
const state = { type: 'barnState', title: null, severity: null };

const incidents = [
  exampleIncident('closed', { ...before, state: 'closed', lastUpdated: 1400, closedAt: 1400 }),
  exampleIncident('new', { openedAt: 1100, lastUpdated: 1100 }),
  exampleIncident('solved', { ...before, state: 'solved', lastUpdated: 1300 }),
  exampleIncident('solved too', { openedAt: 1200, state: 'issueResolved', lastUpdated: 1600 }),
  exampleIncident('before', { ...before }),
  exampleIncident('after', { openedAt: 2500, lastUpdated: 2500 }),
  exampleIncident('went on after', { openedAt: 1700, lastUpdated: 2500 }),
  exampleIncident('dead', { ...state, state: 'deadAnimalExists', openedAt: 1500, lastUpdated: 1500 }),
  exampleIncident('collected', { ...state, ...before, state: 'noDeadAnimal', outcome: 'collected', lastUpdated: 1800 }),
  exampleIncident('alive', { ...state, openedAt: 1500, state: 'noDeadAnimal', outcome: 'notDead', lastUpdated: 1900 }),
  exampleIncident('record', { type: 'barnDocumentation', state: 'created', openedAt: 1010, lastUpdated: 1010 }),
  exampleIncident('hidden', { type: 'barnDocumentation', state: 'hidden', openedAt: 1020, lastUpdated: 1950 }),
  exampleIncident('notice', { type: 'generic', state: 'created', openedAt: 1030, lastUpdated: 1030 }),
];

test('what happened, the earliest first, and nothing else', () => {
  expect(
    incidentChangesOf(incidents, span).map(({ at, kind, incident }) => `${at} ${kind} ${incident.incidentId}`),
  ).toEqual([
    '1010 opened record',
    '1020 opened hidden',
    '1030 opened notice',
    '1100 opened new',
    '1200 opened solved too',
    '1300 continued solved',
    '1400 closed closed',
    '1500 opened dead',
    '1500 opened alive',
    '1600 continued solved too',
    '1700 opened went on after',
    '1800 continued collected',
    '1900 continued alive',
    '1950 continued hidden',
  ]);
});

test('how many of which kind', () => {
  expect(tallyOf(incidents, span)).toEqual({
    opened: 3,
    solved: 2,
    closed: 1,
    deadFound: 1,
    deadCollected: 1,
    notDead: 1,
    documented: 1,
    notices: 1,
  });
});
