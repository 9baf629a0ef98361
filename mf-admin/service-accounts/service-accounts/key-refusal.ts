import type { RequestError } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';

/** Fields of the form that a barn may find fault with. */
export type FaultyField = 'text' | 'expiry';

const issuesSchema = v.object({ issues: v.array(v.object({ field: v.string(), rule: v.string() })) });

/** What of a refusal concerns a field: the key of its words. */
export function refusedFields({ context }: RequestError): Readonly<Partial<Record<FaultyField, string>>> {
  switch (context.reason) {
    case 'public-key-exists':
      return { text: 'exists' };
    case 'private-key-refused':
      return { text: 'private-key' };
    default: {
      const { success, output } = v.safeParse(issuesSchema, context.details);
      const [issue] = success ? output.issues : [];
      if (issue?.field === '/expiry') return { expiry: 'past' };
      if (issue?.field !== '/publicKey') return {};
      return { text: issue.rule === 'maxItems' ? 'too-many' : 'barn' };
    }
  }
}
