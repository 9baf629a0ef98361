import { type DiscoveryObject, formatDiscoveryCode, parseDiscoveryCode } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';
import { codeText } from '../discovery-code/code-text';

/** A code, or a link that holds one. */
const codeSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const reading = parseDiscoveryCode(codeText(dataset.value).code);
    if (reading.ok) return reading.discoveryObject;
    addIssue({ message: 'invalid' });
    return NEVER;
  }),
);

/** The rules of the fields, and what is saved. */
export const editRules = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('missing')),
  code: codeSchema,
});

/** The addresses that a changed code leads to; null while it is unchanged or cannot be read. */
export function changedAddresses(code: string, before: DiscoveryObject): DiscoveryObject | null {
  const reading = parseDiscoveryCode(codeText(code).code);
  if (!reading.ok) return null;
  return formatDiscoveryCode(reading.discoveryObject) === formatDiscoveryCode(before) ? null : reading.discoveryObject;
}
