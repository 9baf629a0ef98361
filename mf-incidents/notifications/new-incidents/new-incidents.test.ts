import fc from 'fast-check';
import * as v from 'valibot';
import { severities } from '../../incident-records/record/incident-message';
import {
  countUnseen,
  type Found,
  type FoundIncident,
  firstNewIncidents,
  mostListed,
  type NewIncidents,
  newIncidentsSchema,
  recoveredNewIncidents,
  unsaid,
  withFound,
  withoutListed,
  withSaid,
  withSeen,
} from './new-incidents';

const rules = { listFrom: 'low', sayFrom: 'middle' } as const;
const incident = (openedAt: number, severity: FoundIncident['severity'] = 'high'): FoundIncident => ({
  incidentId: `i${openedAt}`,
  severity,
  openedAt,
  title: `Draught ${openedAt}`,
  isOwn: false,
});
const found = (incidents: readonly FoundIncident[], isAll = true): Found => ({
  incidents: incidents.toSorted((one, other) => other.openedAt - one.openedAt),
  isAll,
});
const ids = ({ listed }: NewIncidents) => listed.map(({ incidentId }) => incidentId);

describe('what is new at a barn (product 3.19)', () => {
  test('is nothing at the first time: nobody is told of the past', () => {
    const first = firstNewIncidents(found([incident(1), incident(2)]));
    expect(first.listed).toEqual([]);
    expect(ids(withFound(first, found([incident(3), incident(2), incident(1)]), rules))).toEqual(['i3']);
  });

  test('is listed from one severity on, and said from another one on: low is silent', () => {
    const first = firstNewIncidents(found([]));
    const kept = withFound(first, found([incident(1, 'none'), incident(2, 'low'), incident(3, 'middle')]), rules);
    expect(ids(kept)).toEqual(['i3', 'i2']);
    expect(unsaid(kept).map(({ incidentId }) => incidentId)).toEqual(['i3']);
    expect(countUnseen(kept)).toBe(2);
    expect(unsaid(withFound(first, found([incident(4)]), { listFrom: 'low', sayFrom: 'never' }))).toEqual([]);
    expect(withFound(first, found([incident(4)]), { ...rules, listFrom: 'never' }).listed).toEqual([]);
  });

  test('is told once more when it becomes more severe than it ever was, also if it was too mild to be listed', () => {
    const first = firstNewIncidents(found([incident(1, 'none'), incident(2, 'low')]));
    expect(withFound(first, found([incident(1, 'none'), incident(2, 'none')]), rules)).toBe(first);
    const risen = withFound(first, found([incident(1, 'high'), incident(2, 'low')]), rules);
    expect(risen.listed).toMatchObject([{ incidentId: 'i1', severity: 'high', risen: true, seen: false, said: false }]);
    const seen = withSeen(withSaid(risen), new Set(['i1']));
    const fallen = withFound(seen, found([incident(1, 'low'), incident(2, 'low')]), rules);
    expect(fallen).toBe(seen);
    expect(unsaid(withFound(fallen, found([incident(1, 'high'), incident(2, 'low')]), rules))).toEqual([]);
    const listed = withFound(seen, found([incident(3, 'low'), incident(1, 'high'), incident(2, 'middle')]), rules);
    expect(ids(listed)).toEqual(['i3', 'i2', 'i1']);
    expect(unsaid(listed).map(({ incidentId }) => incidentId)).toEqual(['i2']);
    const own = withFound(first, found([{ ...incident(1), isOwn: true }, incident(2, 'low')]), rules);
    expect(own.listed).toEqual([]);
  });

  test('of a device that did not remember how severe it was is not said to have risen', () => {
    const { severities: _, ...of } = firstNewIncidents(found([incident(1, 'low')]));
    const read = v.parse(newIncidentsSchema, of);
    const kept = withFound(read, found([incident(1, 'high')]), rules);
    expect([kept.listed, kept.severities]).toEqual([[], { i1: 'high' }]);
  });

  test('is not what somebody has written down here themselves', () => {
    const first = firstNewIncidents(found([]));
    const kept = withFound(first, found([{ ...incident(1), isOwn: true }]), rules);
    expect(kept.listed).toEqual([]);
    expect(withFound(kept, found([incident(1)]), rules)).toBe(kept);
  });

  test('that was opened on a device without a network, and arrives later than younger ones, is new all the same', () => {
    const first = firstNewIncidents(found([incident(10)]));
    expect(ids(withFound(first, found([incident(10), incident(5)]), rules))).toEqual(['i5']);
  });

  test('is not what moves up into the answer because others were deleted', () => {
    const first = firstNewIncidents(found([incident(10), incident(9)], false));
    const kept = withFound(first, found([incident(10), incident(8)], false), rules);
    expect(kept.listed).toEqual([]);
    expect(withFound(kept, found([incident(10), incident(8), incident(7)]), rules).listed).toEqual([]);
  });

  test('stays listed when it is closed, deleted or no longer in the answer', () => {
    const kept = withFound(firstNewIncidents(found([])), found([incident(1)]), rules);
    expect(ids(withFound(kept, found([]), rules))).toEqual(['i1']);
  });

  test('beyond what an answer or the list holds is told of', () => {
    const first = firstNewIncidents(found([incident(1)]));
    const many = Array.from({ length: mostListed }, (_, index) => incident(10 + index));
    expect(withFound(first, found(many, false), rules).more).toBe(true);
    expect(withFound(first, found([...many.slice(1), incident(1)], false), rules).more).toBe(false);
    const full = withFound(first, found([...many, incident(1)]), rules);
    expect(withFound(full, found([incident(500), ...many, incident(1)]), rules).more).toBe(true);
    expect(withoutListed(full)).toMatchObject({ listed: [], more: false });
  });

  test('of the last day is listed again where what was kept could not be read', () => {
    const kept = withFound(recoveredNewIncidents(100), found([incident(99), incident(101)]), rules);
    expect(ids(kept)).toEqual(['i101']);
    expect(kept.more).toBe(true);
  });

  test('is said once, and not at all once somebody has seen it', () => {
    const kept = withFound(firstNewIncidents(found([])), found([incident(1), incident(2)]), rules);
    expect(unsaid(withSeen(kept, new Set(['i2']))).map(({ incidentId }) => incidentId)).toEqual(['i1']);
    expect(unsaid(withSaid(kept))).toEqual([]);
    expect(countUnseen(withSaid(kept))).toBe(2);
  });

  test('comes once, whatever answers come in whatever order, keeps its form, and the very same where nothing changes', () => {
    const one = fc.record({
      openedAt: fc.integer({ min: 0, max: 60 }),
      severity: fc.constantFrom(...severities),
    });
    const answer = fc.record({
      incidents: fc.uniqueArray(one, { maxLength: 30, selector: ({ openedAt }) => openedAt }),
      isAll: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(answer, { minLength: 1, maxLength: 8 }), (answers) => {
        const [begun, ...later] = answers.map(({ incidents, isAll }) =>
          found(
            incidents.map(({ openedAt, severity }) => incident(openedAt, severity)),
            isAll,
          ),
        );
        let kept = firstNewIncidents(begun ?? found([]));
        const said: string[] = [];
        for (const next of later) {
          kept = withFound(kept, next, rules);
          expect(withFound(kept, next, rules)).toBe(kept);
          // Once more where it has become more severe.
          said.push(...unsaid(kept).map(({ incidentId, severity }) => `${incidentId} ${severity}`));
          kept = withSaid(kept);
          expect(v.is(newIncidentsSchema, kept)).toBe(true);
          expect(new Set(ids(kept)).size).toBe(kept.listed.length);
        }
        expect(new Set(said).size).toBe(said.length);
      }),
    );
  });
});
