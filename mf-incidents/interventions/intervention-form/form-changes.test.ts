import { withIssue, withType } from './form-changes';
import { newIntervention } from './intervention-values';
import { defaultTypeSetup } from './type-setup';

const words = (issue: string) => `The ${issue}`;
const climate = { ...newIntervention(null), type: 'climate', issue: 'draft', title: 'The draft' };

test('another type drops an issue that it does not have', () => {
  expect(withType(climate, 'health', defaultTypeSetup)).toMatchObject({ type: 'health', issue: null });
  expect(withType(climate, 'climate', defaultTypeSetup)).toMatchObject({ issue: 'draft' });
});

test('an issue gives the title, until somebody has typed one', () => {
  const empty = { ...climate, issue: null, title: '' };
  expect(withIssue(empty, 'draft', defaultTypeSetup, words).title).toBe('The draft');
  expect(withIssue(climate, 'tooCold', defaultTypeSetup, words).title).toBe('The tooCold');
  const typed = { ...climate, title: 'Pen 4' };
  expect(withIssue(typed, 'tooCold', defaultTypeSetup, words)).toMatchObject({ title: 'Pen 4', issue: 'tooCold' });
});
