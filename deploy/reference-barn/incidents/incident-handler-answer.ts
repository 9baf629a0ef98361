import type { IncidentHandler, IncidentType } from '@barnwatch/shared/wire';
import type { SchemaText } from '../contract/schema-text';
import { transitions } from './incident-rules';
import { payloadSchemaOf } from './payload-check';
import { typeSetupOf } from './type-setup';

/**
 * How this instance handles a type of incident: triggers, the set-up of its form, and unless `simplified` the JSON
 * Schema of the payload (of a trigger other than `hide`, whose payload is a reason).
 */
export function incidentHandlerOf(type: IncidentType, simplified: boolean, schemaText: SchemaText): IncidentHandler {
  const [opening] = transitions[type];
  return {
    type,
    triggers: transitions[type].map(({ trigger, from, to }) => ({ trigger, from: [...from], to: [...to] })),
    typeSetup: typeSetupOf(type),
    ...(!simplified && opening && { payloadSchema: schemaText(payloadSchemaOf(type, opening.trigger)) }),
  };
}
