import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import type { QueryRequest, Severity } from '@barnwatch/shared/wire';
import * as v from 'valibot';

/** A time of the wire, ms since 1970 UTC, as far as a Date can hold it (ECMA-262, 21.4.1.1). */
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** What a payload does not say, or says in another shape than the contract, is null: the incident is shown all the same. */
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
    }),
    null,
  ),
  null,
);

const incident = v.pipe(
  v.object({
    incidentId: v.pipe(v.string(), v.minLength(1)),
    type: v.pipe(v.string(), v.minLength(1)),
    state: v.string(),
    openedAt: moment,
    lastUpdated: moment,
    closedAt: v.nullish(moment, null),
    messagePayload: payload,
  }),
  v.transform(
    ({ messagePayload: said, ...record }): BarnIncident => ({
      ...record,
      title: said?.title?.trim() || null,
      severity: said?.severity ?? null,
      subject: said?.classification ?? said?.type ?? null,
      cameraId: said?.cameraId ?? said?.location?.cameraId ?? said?.typeSpecificPayload?.cameraId ?? null,
      animalCount: said?.animalCount ?? null,
      outcome: said?.outcome ?? null,
    }),
  ),
);

/** What a glance at a barn needs of an incident (spec 3). Times in ms since 1970 UTC by the barn's clock. */
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
}

export interface BarnIncidents {
  readonly incidents: readonly BarnIncident[];
  /** How many the barn has in all. */
  readonly total: number;
  /** Records that could not be read. */
  readonly unreadable: number;
}

const answer = v.object({
  incidents: v.array(v.unknown()),
  page: v.object({ total: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
});

/** Reads `data` of `POST api/incidents/query`. @throws {v.ValiError} when it is no list at all */
export function parseBarnIncidents(data: unknown): BarnIncidents {
  const { incidents: records, page } = v.parse(answer, data);
  const incidents = records.flatMap((record) => {
    const reading = v.safeParse(incident, record);
    return reading.success ? [reading.output] : [];
  });
  return { incidents, total: page.total, unreadable: records.length - incidents.length };
}

const refreshEveryMs = 60_000;

/** The incidents of the selected barn that a question asks for, by `POST api/incidents/query`. Needs `incidents.view`. */
export function useBarnIncidents(key: string, question: QueryRequest, keep = true): BarnAnswer<BarnIncidents> {
  const parse = parseBarnIncidents;
  return useBarnAnswer(key, 'api/incidents/query', { body: question, parse, keep, refreshEveryMs });
}
