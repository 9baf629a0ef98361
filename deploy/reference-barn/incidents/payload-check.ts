import { isDeepStrictEqual } from 'node:util';
import type {
  BarnDocumentationPayload,
  BarnInterventionPayload,
  IncidentPayload,
  IncidentTrigger,
  IncidentType,
  ValidationIssue,
} from '@barnwatch/shared/wire';
import type { CheckSchema } from '../contract/compile-contract';
import { forbiddenTag } from './limited-html';
import { issuesOf } from './type-setup';

/** The contract's schema of what an event carries. */
export type PayloadSchema =
  | 'BarnInterventionPayload'
  | 'BarnDocumentationPayload'
  | 'HideReasonPayload'
  | 'BarnStatePayload'
  | 'GenericPayload';

const schemaByType = {
  barnIntervention: 'BarnInterventionPayload',
  barnDocumentation: 'BarnDocumentationPayload',
  barnState: 'BarnStatePayload',
  generic: 'GenericPayload',
} as const satisfies Record<IncidentType, PayloadSchema>;

export interface OfferedEvent {
  readonly type: IncidentType;
  readonly trigger: IncidentTrigger;
  readonly payload: IncidentPayload;
  /** Payload of the incident's first event; null when this is it. */
  readonly first: IncidentPayload | null;
}

/** @returns every broken rule, with fields as JSON pointers within the payload */
export type CheckPayload = (event: OfferedEvent) => readonly ValidationIssue[];

export function payloadSchemaOf(type: IncidentType, trigger: IncidentTrigger): PayloadSchema {
  return trigger === 'hide' ? 'HideReasonPayload' : schemaByType[type];
}

/** Checks payloads by the contract's schema of their type, then by the rules that a schema cannot say. */
export function createPayloadCheck(checkSchema: CheckSchema): CheckPayload {
  return ({ type, trigger, payload, first }) => {
    const schema = payloadSchemaOf(type, trigger);
    const issues = checkSchema(schema, payload);
    if (issues.length > 0) return issues;
    switch (schema) {
      case 'BarnInterventionPayload':
        return interventionIssues(payload as BarnInterventionPayload, first as BarnInterventionPayload | null);
      case 'BarnDocumentationPayload':
        return documentationIssues(payload as BarnDocumentationPayload, first);
      case 'HideReasonPayload':
      case 'BarnStatePayload':
      case 'GenericPayload':
        return [];
    }
  };
}

const broken = (field: string, rule: string, message: string): ValidationIssue => ({
  in: 'body',
  field,
  rule,
  message,
});

function interventionIssues(
  { type, title, description, issue }: BarnInterventionPayload,
  first: BarnInterventionPayload | null,
): readonly ValidationIssue[] {
  const choices = issuesOf(type);
  const found: ValidationIssue[] = [];
  if (title.trim() === '') found.push(broken('/title', 'required', 'must have words'));
  if (description.trim() === '') found.push(broken('/description', 'required', 'must have words'));
  if (choices.length === 0 && issue !== null) found.push(broken('/issue', 'issue', `${type} has no issues: null`));
  if (choices.length > 0 && (issue === null || !choices.includes(issue)))
    found.push(broken('/issue', 'issue', `must be one of ${choices.join(', ')}`));
  if (first !== null && first.type !== type)
    found.push(broken('/type', 'locked', `must stay ${first.type}: the type of an intervention is not changed`));
  return found;
}

function documentationIssues(
  payload: BarnDocumentationPayload,
  first: IncidentPayload | null,
): readonly ValidationIssue[] {
  const { description, startTimestamp, endTimestamp } = payload;
  const found: ValidationIssue[] = [];
  const tag = forbiddenTag(description);
  if (tag !== null) found.push(broken('/description', 'html', `must not contain ${tag.slice(0, 100)}`));
  if (endTimestamp !== undefined && startTimestamp === undefined)
    found.push(broken('/startTimestamp', 'required', 'must be there when endTimestamp is'));
  if (endTimestamp !== undefined && startTimestamp !== undefined && endTimestamp < startTimestamp)
    found.push(broken('/endTimestamp', 'order', 'must not be before startTimestamp'));
  if (first !== null && !isDeepStrictEqual(first, payload))
    found.push(broken('', 'first-event', 'must be the payload of the first event: un-hiding changes nothing'));
  return found;
}
