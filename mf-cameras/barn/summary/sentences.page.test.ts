import { createTexts, type Language } from '@barnwatch/shared/i18n';
import { createStore } from '@barnwatch/shared/testing';
import { millisecondsInHour } from 'date-fns/constants';
import { exampleCamera } from '../../camera-records/record/example-camera';
import de from '../../texts/de.json';
import en from '../../texts/en.json';
import type { Tally } from './incident-changes';
import { animalSentences, cameraSentences, type Writing, workSentences } from './sentences';

const noon = new Date(2026, 10, 21, 12).getTime();
const spaced = (sentences: readonly string[]) => sentences.map((text) => text.replaceAll('\u00a0', ' '));

async function writingIn(language: Language): Promise<Writing> {
  const texts = createTexts(createStore(), {
    memory: { read: async () => language, write: async () => undefined },
    root: document.documentElement,
    onMissingText: ({ key }) => {
      throw new Error(`${key} is missing`);
    },
  });
  const { signal } = new AbortController();
  texts.register('mf-cameras', async () => ({ en, de })[language]);
  await texts.start(signal);
  await texts.load('mf-cameras', signal);
  return { t: texts.translation('mf-cameras', language), language, offset: 0 };
}

const unusual = {
  compared: 24,
  unusual: 3,
  spans: [
    {
      start: noon,
      end: noon + 2 * millisecondsInHour,
      greatest: { kind: 'differs', label: 'pig_lying', direction: 'fewer', now: 4, usual: 10, share: 0.6 },
    },
    {
      start: noon + 5 * millisecondsInHour,
      end: noon + 6 * millisecondsInHour,
      greatest: { kind: 'differs', label: 'pig_sitting', direction: 'more', now: 3, usual: 1, share: null },
    },
  ],
} as const;

const nothing: Tally = {
  opened: 0,
  solved: 0,
  closed: 0,
  deadFound: 0,
  deadCollected: 0,
  notDead: 0,
  documented: 0,
  notices: 0,
};
const much: Tally = { ...nothing, opened: 2, closed: 1, deadFound: 3, deadCollected: 1, notDead: 1, documented: 5 };

const cameras = {
  working: [exampleCamera('a')],
  offline: [exampleCamera('b'), exampleCamera('c')],
  hidden: [exampleCamera('d')],
};

describe('in English', () => {
  test('tells what the animals did', async () => {
    const writing = await writingIn('en');
    expect(animalSentences(unusual, writing)).toEqual([
      'In 3 of 24 hours the animals behaved otherwise than on the days before.',
      'From 12:00 to 14:00, up to 60% fewer animals lay than usual.',
      'From 17:00 to 18:00, Sitting: 3 animals instead of 1 as usual.',
    ]);
    expect(animalSentences({ compared: 23, unusual: 0, spans: [] }, writing)).toEqual([
      'The animals behaved as usual (23 hours compared with the days before).',
    ]);
    expect(animalSentences({ compared: 0, unusual: 0, spans: [] }, writing)).toEqual([
      'It is not known whether the animals behaved as usual: too little was counted.',
    ]);
  });

  test('tells what was done, and what was not', async () => {
    const writing = await writingIn('en');
    expect(workSentences(much, writing)).toEqual([
      '2 interventions were recorded.',
      '1 intervention was closed.',
      '3 dead animals were found.',
      '1 dead animal was collected.',
      '1 animal that lay still was alive.',
      '5 records were added to the documentation.',
    ]);
    expect(workSentences(nothing, writing)).toEqual([
      'No intervention was recorded, solved or closed.',
      'No dead animal was found.',
    ]);
  });

  test('names the cameras that give no picture', async () => {
    const writing = await writingIn('en');
    expect(cameraSentences(cameras, writing)).toEqual([
      '2 cameras are offline: Pen b, Pen c.',
      '1 camera is in privacy mode: Pen d.',
    ]);
    expect(cameraSentences({ ...cameras, offline: [], hidden: [] }, writing)).toEqual(['1 camera delivers pictures.']);
  });
});

describe('in German', () => {
  test('tells what the animals did', async () => {
    const writing = await writingIn('de');
    expect(spaced(animalSentences(unusual, writing))).toEqual([
      'In 3 von 24 Stunden verhielten sich die Tiere anders als an den Tagen davor.',
      'Von 12:00 bis 14:00 Uhr lagen bis zu 60 % weniger Tiere als sonst.',
      'Von 17:00 bis 18:00 Uhr, Sitzend: 3 Tiere statt 1 wie sonst.',
    ]);
  });

  test('tells what was done, and which cameras give no picture', async () => {
    const writing = await writingIn('de');
    expect(workSentences(much, writing)).toEqual([
      '2 Maßnahmen wurden erfasst.',
      '1 Maßnahme wurde geschlossen.',
      '3 tote Tiere wurden gefunden.',
      '1 totes Tier wurde entnommen.',
      '1 regloses Tier lebte.',
      '5 Einträge kamen in die Dokumentation.',
    ]);
    expect(workSentences(nothing, writing)).toEqual([
      'Es wurde keine Maßnahme erfasst, gelöst oder geschlossen.',
      'Es wurde kein totes Tier gefunden.',
    ]);
    expect(cameraSentences(cameras, writing)).toEqual([
      '2 Kameras sind offline: Pen b, Pen c.',
      '1 Kamera ist im Privatsphäre-Modus: Pen d.',
    ]);
  });
});

test('only the three greatest differences are told', async () => {
  const [span] = unusual.spans;
  const many = { compared: 24, unusual: 9, spans: [span, span, span, span, span] };
  expect(animalSentences(many, await writingIn('en'))).toHaveLength(4);
});
