import { type InstanceClient, type Outcome, urlPath } from '@barnwatch/shared/auth-client';
import type { Language } from '@barnwatch/shared/i18n';
import * as v from 'valibot';

const words = v.object({ en: v.string(), de: v.optional(v.string()) });
const issue = v.object({ issue: v.pipe(v.string(), v.minLength(1)), title: words });
const subtype = v.object({
  type: v.pipe(v.string(), v.minLength(1)),
  title: words,
  issues: v.optional(v.array(issue), []),
});
const trigger = v.object({ trigger: v.string(), from: v.array(v.string()), to: v.array(v.string()) });
const handler = v.object({
  type: v.string(),
  triggers: v.optional(v.array(trigger), []),
  typeSetup: v.optional(v.array(subtype), []),
  payloadSchema: v.optional(v.record(v.string(), v.unknown())),
});

/** Words of an instance by language. */
export type InstanceWords = v.InferOutput<typeof words>;

/** A subtype that the instance knows, with its issues; no choice is asked for where there are none. */
export type Subtype = v.InferOutput<typeof subtype>;

/** How an instance handles a type of incident (spec 3: the server may supply its own set-up). */
export type IncidentSchema = v.InferOutput<typeof handler>;

const answer = v.object({ handler });

/** Reads `data` of `GET api/incidents/handlers/{type}/{simplified}`. @throws {v.ValiError} for any other shape */
export function parseIncidentSchema(data: unknown): IncidentSchema {
  return v.parse(answer, data).handler;
}

/** Path of the set-up; `simplified` leaves the JSON Schema of the payload out. Needs `incidents.view`. */
export function incidentSchemaPath(incidentType: string, simplified: boolean): string {
  return urlPath`api/incidents/handlers/${incidentType}/${simplified}`;
}

/** `GET api/incidents/handlers/{type}/{simplified}`. Needs `incidents.view`. */
export function getIncidentSchema(
  client: InstanceClient,
  incidentType: string,
  simplified: boolean,
  signal: AbortSignal,
): Promise<Outcome<IncidentSchema>> {
  return client.get(incidentSchemaPath(incidentType, simplified), { parse: parseIncidentSchema, signal });
}

/** The words in the language, in English where the instance lacks it. */
export function instanceWords(title: InstanceWords, language: Language): string {
  return (language === 'de' ? title.de : undefined) ?? title.en;
}
