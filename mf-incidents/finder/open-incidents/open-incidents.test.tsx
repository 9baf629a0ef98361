import { openBarnDoor, renderInSuite, ShownParts } from '@barnwatch/shared/testing';
import { screen } from '@testing-library/react';
import { knownWords } from '../../incident-records/words/known-words';
import { exampleIncident, wireIncident } from '../../testing/example-incident';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { useOpenIncidentParts } from './open-incidents';
import { soughtStates, soughtTypes } from './open-question';
import { wordsOfOtherLanguage } from './words-of-other-language';

test('the finder is told what is open, newest first, without the documentation', async () => {
  const barn = await openBarnDoor({ permissions: ['incidents.view'] });
  const asked: unknown[] = [];
  barn.answer('POST api/incidents/query', ({ body }) => {
    asked.push(body);
    return { incidents: [wireIncident('2'), wireIncident('1')], page: { offset: 0, limit: 200, total: 2 } };
  });
  await renderInSuite(<ShownParts useParts={useOpenIncidentParts} />, { texts: { 'mf-incidents': en } });
  const first = await screen.findByText(/^Draught 2/);
  expect(first).toHaveTextContent('Intervention · Climate · Action Required');
  expect(first).toHaveTextContent('/dashboard/north-barn/incident/2');
  expect(asked).toHaveLength(1);
  expect(JSON.stringify(asked)).toContain('"closedAt":{"$exists":false}');
  expect(JSON.stringify(asked)).not.toContain('barnDocumentation');
  expect(JSON.stringify(asked)).not.toContain('olved');
});

test.each(['type', 'state', 'interventionType', 'fault'] as const)(
  'each language has the words of the other one for every %s',
  (section) => {
    const sought: Readonly<Record<typeof section, readonly string[]>> = {
      ...knownWords,
      type: soughtTypes,
      state: soughtStates,
    };
    const chosen = (words: Readonly<Record<string, string>>) =>
      Object.fromEntries(sought[section].map((name) => [name, words[name]]));
    expect(en.finder.also[section]).toEqual(chosen(de[section]));
    expect(de.finder.also[section]).toEqual(chosen(en[section]));
  },
);

test('an incident is found by what the other language calls it, one of another barn program without', async () => {
  const t = (key: string) => key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), en) as string;
  expect(wordsOfOtherLanguage(exampleIncident('1'), t)).toEqual(['Maßnahme', 'Handlungsbedarf', 'Klima']);
  const odd = exampleIncident('2', { type: 'generic', state: 'odd', message: { kind: 'open', title: null } as never });
  expect(wordsOfOtherLanguage(odd, t)).toEqual(['Meldung']);
});
