import * as v from 'valibot';
import { interventionValuesSchema } from './intervention-values';

/** What is kept of a form that was not sent. */
export const formDraftSchema = v.object({
  values: interventionValuesSchema,
  /** Photos as base64. */
  photos: v.array(v.string()),
  /** Identifier under which these words will be kept in the outbox, or are already; null in drafts of earlier versions. */
  sentAs: v.optional(v.nullable(v.string()), null),
  /** When the intervention that they continue had changed last, as far as their writer saw it. */
  basedOn: v.optional(v.nullable(v.number()), null),
  /** ms since 1970 UTC */
  savedAt: v.number(),
});

export type FormDraft = v.InferOutput<typeof formDraftSchema>;
