import { problemsOf } from '@barnwatch/shared/forms';
import { exampleIncident } from '../../testing/example-incident';
import { interventionRules, longestDescription, longestTitle } from './intervention-rules';
import { type InterventionValues, newIntervention, valuesOfIncident, valuesOfPayload } from './intervention-values';
import { interventionWrite, payloadOf } from './intervention-write';
import { asksForTemperature, temperatureRatingOf, temperatureRatings } from './temperature';
import { defaultTypeSetup, type TypeSetup, typeSetupOf } from './type-setup';

const filled: InterventionValues = {
  ...newIntervention(null),
  type: 'climate',
  title: 'Draught',
  description: 'Door taped.',
  issue: 'draft',
};

const checkIntervention = (values: InterventionValues, setup: TypeSetup) =>
  problemsOf(interventionRules(values, setup), values);

describe('what the form begins with', () => {
  test('a new one: middle, and the issue persists', () => {
    expect(newIntervention(null)).toMatchObject({ severity: 'middle', persists: true, type: null, issue: null });
  });

  test.each([
    ['actionRequired', true],
    ['solved', false],
    ['issueResolved', false],
    ['closed', false],
  ])('one in state %s: ticked %s', (state, persists) => {
    const values = valuesOfIncident(exampleIncident('a', { state }));
    expect(values).toMatchObject({ persists, type: 'climate', issue: 'draft', severity: 'low', title: 'Draught a' });
  });

  test.each([[null], ['text'], [{ title: 7, severity: 'huge' }], [[]]])('a payload %j that says little', (payload) => {
    expect(valuesOfPayload(payload, false)).toMatchObject({ title: '', severity: 'middle', persists: false });
  });
});

describe('rules (product 5.1)', () => {
  test('everything required is missing in a new one; the issue is not asked for without a type', () => {
    const problems = checkIntervention(newIntervention(null), defaultTypeSetup);
    expect(problems).toEqual({ type: 'required', title: 'required', description: 'required' });
  });

  test('a filled one may go', () => {
    expect(checkIntervention(filled, defaultTypeSetup)).toEqual({});
  });

  test.each([
    ['climate', null, { issue: 'required' }],
    ['climate', 'leaking', { issue: 'not-offered' }],
    ['climate', 'allGood', {}],
    ...['moisture', 'technical', 'stress', 'health', 'other'].map((type) => [type, null, {}] as const),
    // Left over from another type: it is not sent.
    ['health', 'draft', {}],
  ] as const)('%s with issue %s', (type, issue, problems) => {
    expect(checkIntervention({ ...filled, type, issue }, defaultTypeSetup)).toEqual(problems);
  });

  test.each([
    [{ title: '  ' }, { title: 'required' }],
    [{ description: '\n' }, { description: 'required' }],
    [{ title: 'x'.repeat(longestTitle + 1) }, { title: 'too-long' }],
    [{ title: ` ${'x'.repeat(longestTitle)} ` }, {}],
    [{ description: 'x'.repeat(longestDescription + 1) }, { description: 'too-long' }],
  ])('%j', (change, problems) => {
    expect(checkIntervention({ ...filled, ...change }, defaultTypeSetup)).toEqual(problems);
  });

  test('the instance’s own set-up counts, where it supplies one', () => {
    const supplied = [{ type: 'water', title: { en: 'Water' }, issues: [{ issue: 'low', title: { en: 'low' } }] }];
    const setup = typeSetupOf(supplied);
    expect(checkIntervention({ ...filled, type: 'water', issue: 'draft' }, setup)).toEqual({ issue: 'not-offered' });
    expect(checkIntervention({ ...filled, type: 'water', issue: 'low' }, setup)).toEqual({});
    expect(typeSetupOf([])).toBe(defaultTypeSetup);
    expect(typeSetupOf(null)).toBe(defaultTypeSetup);
  });
});

describe('how warm it feels', () => {
  test.each(temperatureRatings)('%s says it itself', (issue) => {
    expect(asksForTemperature('climate', issue)).toBe(false);
    expect(temperatureRatingOf('climate', issue, 'tooWarm')).toBe(issue);
  });

  test.each([
    ['climate', 'draft', 'tooCold', true, 'tooCold'],
    ['climate', 'draft', null, true, null],
    ['climate', null, 'tooCold', false, 'tooCold'],
    ['health', null, 'tooCold', false, null],
    [null, null, 'tooCold', false, null],
  ])('%s, %s, chosen %s: asked %s, sent %s', (type, issue, chosen, asked, sent) => {
    expect(asksForTemperature(type, issue)).toBe(asked);
    expect(temperatureRatingOf(type, issue, chosen)).toBe(sent);
  });
});

describe('what is sent', () => {
  test('a new one: product 4.2, ticked and unticked', () => {
    expect(interventionWrite({ ...filled, temperatureRating: 'tooCold' }, defaultTypeSetup, { kind: 'new' })).toEqual({
      call: 'create-incident',
      type: 'barnIntervention',
      trigger: 'issueDetected',
      payload: {
        type: 'climate',
        title: 'Draught',
        description: 'Door taped.',
        severity: 'middle',
        issue: 'draft',
        typeSpecificPayload: { temperatureRating: 'tooCold' },
      },
    });
    const solved = interventionWrite({ ...filled, persists: false }, defaultTypeSetup, { kind: 'new' });
    expect(solved).toMatchObject({ trigger: 'noIssueDetected' });
  });

  test('a type without issues sends none, whatever was chosen before', () => {
    expect(payloadOf({ ...filled, type: 'other' }, defaultTypeSetup)).toEqual({
      type: 'other',
      title: 'Draught',
      description: 'Door taped.',
      severity: 'middle',
      issue: null,
    });
  });

  test('a further event keeps what the form has no field for', () => {
    const before = {
      ...payloadOf(filled, defaultTypeSetup),
      sensor: 'T3',
      typeSpecificPayload: { temperatureRating: 'tooCold', draughtMs: 3, cameraId: 'north-1', timestamp: 5 },
    };
    const values = { ...valuesOfPayload(before, true), issue: 'allGood', persists: false };
    const subject = { kind: 'incident', incidentId: 'a', payload: before } as const;
    expect(interventionWrite(values, defaultTypeSetup, subject)).toEqual({
      call: 'add-event',
      incidentId: 'a',
      incidentType: 'barnIntervention',
      trigger: 'noIssueDetected',
      payload: {
        ...before,
        issue: 'allGood',
        typeSpecificPayload: { temperatureRating: 'allGood', draughtMs: 3, cameraId: 'north-1', timestamp: 5 },
      },
    });
  });

  test('the moment of a camera goes along', () => {
    const values = { ...filled, moment: { cameraId: 'north-1', timeMs: 5.4 } };
    const payload = payloadOf(values, defaultTypeSetup);
    expect(payload).toMatchObject({ typeSpecificPayload: { cameraId: 'north-1', timestamp: 5 } });
    expect(valuesOfPayload(payload, true).moment).toEqual({ cameraId: 'north-1', timeMs: 5 });
  });
});
