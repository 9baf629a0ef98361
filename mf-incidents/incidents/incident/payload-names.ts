import * as v from 'valibot';
import type { IncidentSchema } from '../../incident-records/record/incident-schema';
import { readableName } from '../../incident-records/words/known-words';

const named = v.object({ title: v.optional(v.string()), properties: v.optional(v.record(v.string(), v.unknown())) });

/**
 * The name of a field of a payload: the title that the instance's JSON Schema gives it, else its own name made readable.
 *
 * @param path the way to it, outermost first
 */
export function fieldName(schema: IncidentSchema | null, path: readonly string[]): string {
  const names: string[] = [];
  let place: unknown = schema?.payloadSchema;
  for (const step of path) {
    const reading = v.safeParse(named, place);
    const properties = reading.success ? reading.output.properties : undefined;
    place = properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
    const field = v.safeParse(named, place);
    names.push((field.success && field.output.title) || readableName(step));
  }
  return names.join(' › ');
}
