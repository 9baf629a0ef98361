import de from '../../texts/de.json';
import en from '../../texts/en.json';
import { newIntervention } from './intervention-values';
import { templates, templatesFor, withTemplate } from './templates';
import { defaultTypeSetup, issuesOf } from './type-setup';

const draught = { title: 'Draught', text: 'Found the cause.' };
const warm = { title: 'Too warm', text: 'Opened the vents.' };
const known = [draught, warm];
const empty = { ...newIntervention(null), type: 'climate' };

test('a template gives title, text and what goes with it', () => {
  const values = withTemplate(
    empty,
    { name: 'allGood', issue: 'allGood', severity: 'none', persists: false },
    warm,
    known,
  );
  expect(values).toMatchObject({
    title: 'Too warm',
    description: 'Opened the vents.',
    issue: 'allGood',
    severity: 'none',
    persists: false,
  });
});

test('another template takes the place of the first', () => {
  const first = withTemplate(empty, { name: 'draft', issue: 'draft' }, draught, known);
  expect(withTemplate(first, { name: 'warm', issue: 'tooWarm' }, warm, known)).toMatchObject({
    title: 'Too warm',
    description: 'Opened the vents.',
    issue: 'tooWarm',
  });
});

test('what somebody typed stays', () => {
  const typed = { ...empty, title: 'Pen 4', description: 'All lie at the wall.' };
  const once = withTemplate(typed, { name: 'draft' }, draught, known);
  expect(once).toMatchObject({ title: 'Pen 4', description: 'All lie at the wall.\nFound the cause.' });
  expect(withTemplate(once, { name: 'draft' }, draught, known)).toEqual(once);
});

test.each(Object.keys(templates))('each template of %s has words in both languages and an issue on offer', (type) => {
  for (const { name, issue } of templatesFor(type)) {
    for (const dictionary of [en, de]) {
      const words: unknown = Reflect.get(Reflect.get(dictionary.template, type) ?? {}, name);
      expect(words).toEqual({ title: expect.stringMatching(/./), text: expect.stringMatching(/./) });
    }
    if (issuesOf(type, defaultTypeSetup).length > 0) expect(issuesOf(type, defaultTypeSetup)).toContain(issue);
  }
});

test.each([['ofTheServer'], ['toString'], [null]])('%s has none', (type) => {
  expect(templatesFor(type)).toEqual([]);
});
