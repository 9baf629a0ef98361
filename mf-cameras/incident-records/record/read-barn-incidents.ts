import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import type { QueryRequest, Severity } from '@barnwatch/shared/wire';
import { type AnswerOf, type Incident, queryIncidents } from '@barnwatch/shared/wire/calls';
import * as v from 'valibot';

/**
 * The contract leaves the payload of an incident open. Member by member, whatever the type: what one does not say, or says
 * in another shape, is null, and the others are shown all the same.
 */
const text = v.fallback(v.nullish(v.string(), null), null);
const amount = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null);
const place = v.fallback(v.nullish(v.object({ cameraId: text }), null), null);
const severities = ['none', 'low', 'middle', 'high'] as const satisfies readonly Severity[];
const severity = v.fallback(v.nullish(v.picklist(severities), null), null);

const payload = v.fallback(
  v.nullish(
    v.object({
      title: text,
      severity,
      type: text,
      classification: text,
      cameraId: text,
      location: place,
      typeSpecificPayload: place,
      animalCount: amount,
      outcome: text,
      fault: text,
    }),
    null,
  ),
  null,
);

/** What a glance at a barn needs of an incident (product 3.1). Times in ms since 1970 UTC by the barn's clock. */
export interface BarnIncident {
  readonly incidentId: string;
  /** Type and state as given: a later barn may know more of them. */
  readonly type: string;
  readonly state: string;
  readonly openedAt: number;
  readonly lastUpdated: number;
  readonly closedAt: number | null;
  readonly title: string | null;
  readonly severity: Severity | null;
  /** Type of an intervention, classification of a documentation record. */
  readonly subject: string | null;
  readonly cameraId: string | null;
  readonly animalCount: number | null;
  /** What became of an animal that was thought dead: `collected` or `notDead`. */
  readonly outcome: string | null;
  /** What the barn finds wrong with its own technology. */
  readonly fault: string | null;
}

export interface BarnIncidents {
  readonly incidents: readonly BarnIncident[];
  /** How many the barn has in all. */
  readonly total: number;
}

export function barnIncidentOf({ messagePayload, ...told }: Incident): BarnIncident {
  const said = v.parse(payload, messagePayload);
  const { incidentId, type, state, openedAt, lastUpdated, closedAt } = told;
  return {
    incidentId,
    type,
    state,
    openedAt,
    lastUpdated,
    closedAt,
    title: said?.title?.trim() || null,
    severity: said?.severity ?? null,
    subject: said?.classification ?? said?.type ?? null,
    cameraId: said?.cameraId ?? said?.location?.cameraId ?? said?.typeSpecificPayload?.cameraId ?? null,
    animalCount: said?.animalCount ?? null,
    outcome: said?.outcome ?? null,
    fault: said?.fault ?? null,
  };
}

export function barnIncidentsOf({ incidents, page }: AnswerOf<typeof queryIncidents>): BarnIncidents {
  return { incidents: incidents.map(barnIncidentOf), total: page.total };
}

/** Whether it tells of a dead animal, one that was collected since included. */
export function isDeadAnimal({ state, outcome }: BarnIncident): boolean {
  return state === 'deadAnimalExists' || (state === 'noDeadAnimal' && outcome !== 'notDead');
}

const refreshEveryMs = 60_000;

/**
 * The incidents of the selected barn that a question asks for. Needs `incidents.view`.
 *
 * @param subject of a question that moves on with the clock, see `ReadingOptions`
 */
export function useBarnIncidents(question: QueryRequest, subject?: string): BarnReading<BarnIncidents> {
  return useReading(queryIncidents, { body: question, keep: true, subject, refreshEveryMs }, barnIncidentsOf);
}
