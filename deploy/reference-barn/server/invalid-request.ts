import type { ValidationIssue } from '@barnwatch/shared/wire';
import { type Refusal, refuse } from './refusals';

/** Refuses what fits the schema of the contract but breaks a rule that a schema cannot say. */
export function refuseRequest(...issues: readonly [ValidationIssue, ...ValidationIssue[]]): Refusal {
  const [{ in: place, field, message }] = issues;
  return refuse('invalid-request', `The request breaks the contract: ${place}${field} ${message}`, {
    details: { issues },
  });
}
