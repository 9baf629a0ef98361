import fc from 'fast-check';
import { addressWithForm, type FormTarget, formTargetOf } from './form-target';

const now = () => 77;
const read = (text: string) => formTargetOf(new URLSearchParams(text), now);

test.each([
  ['', null],
  ['intervention=', null],
  ['intervention=new', { kind: 'new', moment: null }],
  [
    'intervention=new&cameraId=pen-01&time=1790747940000',
    { kind: 'new', moment: { cameraId: 'pen-01', timeMs: 1790747940000 } },
  ],
  ['intervention=new&cameraId=pen-01', { kind: 'new', moment: { cameraId: 'pen-01', timeMs: 77 } }],
  ['intervention=new&cameraId=pen-01&time=soon', { kind: 'new', moment: { cameraId: 'pen-01', timeMs: 77 } }],
  [
    'intervention=new&cameraId=pen-01&time=9999999999999999',
    { kind: 'new', moment: { cameraId: 'pen-01', timeMs: 77 } },
  ],
  ['intervention=new&time=5', { kind: 'new', moment: null }],
  ['intervention=incident-1', { kind: 'incident', incidentId: 'incident-1' }],
  ['intervention=entry:abc', { kind: 'entry', identifier: 'abc' }],
  ['intervention=shared:abc', { kind: 'shared', shareId: 'abc' }],
])('%s', (text, target) => {
  expect(read(text)).toEqual(target);
});

test('what is written is read again, and the rest of the address stays', () => {
  const moment = fc.record({ cameraId: fc.string({ minLength: 1 }), timeMs: fc.nat() });
  const target: fc.Arbitrary<FormTarget | null> = fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('new' as const), moment: fc.option(moment) }),
    fc.record({
      kind: fc.constant('incident' as const),
      incidentId: fc.string({ minLength: 1 }).filter((id) => id !== 'new' && !/^(entry|shared):/.test(id)),
    }),
    fc.record({ kind: fc.constant('entry' as const), identifier: fc.string() }),
    fc.record({ kind: fc.constant('shared' as const), shareId: fc.string() }),
  );
  fc.assert(
    fc.property(target, target, (before, after) => {
      const address = addressWithForm(new URLSearchParams('tab=open'), before);
      const next = addressWithForm(address, after);
      expect(formTargetOf(new URLSearchParams(next.toString()), now)).toEqual(after);
      expect(next.get('tab')).toBe('open');
    }),
  );
});
