import type { OutboxWrite } from '@barnwatch/shared/outbox';
import type { RecordValues } from './record-values';

/**
 * The write for checked values (contract, `BarnDocumentationPayload`).
 *
 * @param replacedReason why a record that arrived with earlier words is hidden: no event changes the words of one
 */
export function recordWrite(
  values: RecordValues,
  replacedReason: string,
): Extract<OutboxWrite, { call: 'create-incident' }> {
  const { classification, specification, html, place } = values;
  const payload = {
    classification: classification.trim(),
    ...(specification !== null && { specification: { type: specification } }),
    description: html,
    ...timesOf(values),
    location: place,
  };
  const retraction = { trigger: 'hide', payload: { reason: replacedReason } };
  return { call: 'create-incident', type: 'barnDocumentation', trigger: 'create', payload, retraction };
}

function timesOf({ timeKind, at, startMs, endMs }: RecordValues): Readonly<Record<string, number>> {
  switch (timeKind) {
    case 'moment':
      return at === null ? {} : { timestamp: at };
    case 'span':
      return startMs === null || endMs === null ? {} : { startTimestamp: startMs, endTimestamp: endMs };
  }
}
