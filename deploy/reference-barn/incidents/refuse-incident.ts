import type { ValidationIssue } from '@barnwatch/shared/wire';
import { type Refusal, refuse } from '../server/refusals';
import type { Step } from './incident-rules';

export function unknownIncident(incidentId: string): Refusal {
  return refuse('incident-unknown', `There is no incident ${incidentId}`, { details: { incidentId } });
}

export function alreadyClosed(incidentId: string, closedAt: number | null): Refusal {
  return refuse('incident-closed', 'The incident is closed: it takes no event and is not closed again', {
    details: { incidentId, closedAt },
  });
}

export function identifierInUse(identifier: string): Refusal {
  return refuse('identifier-in-use', 'The identifier belongs to another record', { details: { identifier } });
}

/** @param base where the payload is in the body, as a JSON pointer */
export function rejectPayload(issues: readonly ValidationIssue[], base: string): Refusal {
  const placed = issues.map((issue) => ({ ...issue, field: `${base}${issue.field}`.slice(0, 500) }));
  return refuse('payload-rejected', `The payload is not accepted: ${placed[0]?.field} ${placed[0]?.message}`, {
    details: { issues: placed },
  });
}

/** @param base where the payload is in the body, as a JSON pointer */
export function refuseStep(step: Exclude<Step, { ok: true }>, base: string): Refusal {
  switch (step.reason) {
    case 'trigger-not-allowed':
      return refuse('trigger-not-allowed', 'This trigger is not allowed here', { details: { allowed: step.allowed } });
    case 'state-not-reachable': {
      const message = `must be one of ${step.reachable.join(', ')}`;
      return rejectPayload([{ in: 'body', field: '/state', rule: 'reachable', message }], base);
    }
  }
}
