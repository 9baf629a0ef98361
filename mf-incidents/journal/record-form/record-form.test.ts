import { problemsOf } from '@barnwatch/shared/forms';
import { longestLimitedHtml } from '@barnwatch/shared/ui/limited-html';
import { millisecondsInHour } from 'date-fns/constants';
import { knownWords } from '../../incident-records/words/known-words';
import { fieldsOfRecord, recordRules } from './record-rules';
import { addressWithRecord, recordTargetOf } from './record-target';
import { newRecord, type RecordValues, valuesOfRecord } from './record-values';
import { recordWrite } from './record-write';
import { specificationsFor } from './specifications';

const now = Date.UTC(2026, 0, 1, 12, 0, 30);
const whole: RecordValues = { ...newRecord(now, null), classification: 'cleaning', html: '<p>Washed.</p>' };

test('a new record is of now, to the minute, and of the whole barn', () => {
  expect(newRecord(now, null)).toMatchObject({ at: now - 30_000, place: { kind: 'global' }, timeKind: 'moment' });
  expect(newRecord(now, { kind: 'camera', cameraId: 'pen-01' }).place).toEqual({ kind: 'camera', cameraId: 'pen-01' });
});

test.each<[string, Partial<RecordValues>, object]>([
  ['whole', {}, {}],
  ['without a kind', { classification: '  ' }, { classification: 'required' }],
  ['a kind of 65 characters', { classification: 'x'.repeat(65) }, { classification: 'tooLong' }],
  ['without words', { html: '' }, { description: 'required' }],
  ['too long', { html: 'x'.repeat(longestLimitedHtml + 1) }, { description: 'tooLong' }],
  ['without a time', { at: null }, { time: 'required' }],
  ['in the future', { at: now + millisecondsInHour }, { time: 'future' }],
  ['half a span', { timeKind: 'span', startMs: now }, { time: 'required' }],
  ['a span backwards', { timeKind: 'span', startMs: now, endMs: now - 1 }, { time: 'endBeforeStart' }],
  ['a span of nothing', { timeKind: 'span', startMs: now, endMs: now }, { time: 'endBeforeStart' }],
  ['no camera chosen', { place: { kind: 'camera', cameraId: '' } }, { place: 'required' }],
  ['no region chosen', { place: { kind: 'region', regionSpecification: '' } }, { place: 'required' }],
])('%s', (_, change, problems) => {
  expect(
    problemsOf(
      recordRules(() => now),
      fieldsOfRecord({ ...whole, ...change }),
    ),
  ).toEqual(problems);
});

test('the first problem is that of the first field', () => {
  expect(
    problemsOf(
      recordRules(() => now),
      fieldsOfRecord({ ...whole, html: '', at: null }),
    ),
  ).toEqual({
    description: 'required',
    time: 'required',
  });
});

test('a moment is written as one, a span as two; both can be read back into the form', () => {
  const moment = recordWrite(whole, 'Replaced');
  expect(moment).toEqual({
    call: 'create-incident',
    type: 'barnDocumentation',
    trigger: 'create',
    payload: {
      classification: 'cleaning',
      description: '<p>Washed.</p>',
      timestamp: now - 30_000,
      location: { kind: 'global' },
    },
    retraction: { trigger: 'hide', payload: { reason: 'Replaced' } },
  });
  expect(valuesOfRecord(moment.payload, ['cleaning'])).toEqual(whole);
  const specified: RecordValues = { ...whole, specification: 'washing' };
  expect(recordWrite(specified, 'Replaced').payload).toMatchObject({ specification: { type: 'washing' } });
  expect(valuesOfRecord(recordWrite(specified, 'Replaced').payload, ['cleaning'])).toEqual(specified);
  const spanned: RecordValues = { ...whole, timeKind: 'span', at: null, startMs: now - 5_000, endMs: now };
  expect(recordWrite(spanned, 'Replaced').payload).toMatchObject({ startTimestamp: now - 5_000, endTimestamp: now });
  expect(valuesOfRecord(recordWrite(spanned, 'Replaced').payload, ['cleaning'])).toEqual(spanned);
  expect(valuesOfRecord({ reason: 'Entered twice.' }, [])).toBeNull();
});

test('the form is in the address and leaves the rest of it alone', () => {
  const address = new URLSearchParams('day=2026-01-01');
  const open = addressWithRecord(address, { kind: 'new' });
  expect(open.toString()).toBe('day=2026-01-01&record=new');
  expect(recordTargetOf(open)).toEqual({ kind: 'new' });
  expect(recordTargetOf(addressWithRecord(open, { kind: 'entry', identifier: 'a' }))).toEqual({
    kind: 'entry',
    identifier: 'a',
  });
  expect(addressWithRecord(open, null).toString()).toBe('day=2026-01-01');
});

test('what exactly it is about is offered by its kind, and what is chosen always', () => {
  expect(specificationsFor('visit', null)).toEqual(['veterinarian', 'adviser']);
  expect(specificationsFor('visit', 'adviser')).toEqual(['veterinarian', 'adviser']);
  expect(specificationsFor('', null)).toEqual([]);
  expect(specificationsFor('visit', 'drone')).toEqual(['veterinarian', 'adviser', 'drone']);
  for (const classification of knownWords.classification)
    for (const name of specificationsFor(classification, null)) expect(knownWords.specification).toContain(name);
});
