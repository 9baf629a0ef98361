import { healthSchema, knownInstanceSchema, originText } from '@barnwatch/shared/federation';
import * as v from 'valibot';

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** Absolute path or URL that ends in a slash. */
const folderAddress = v.pipe(v.string(), v.regex(/^(https?:\/\/[^/?#]+)?\/([\w.-]+\/)*$/));

/**
 * A deployment, as its operator writes it: what the suite is called, which barns it knows, which remotes belong to it.
 * Versions are not named here; they are chosen with `pin` and `roll-back`.
 */
export const deploymentSchema = v.strictObject({
  branding: v.strictObject({ name }),
  instances: v.array(knownInstanceSchema),
  senator: v.optional(knownInstanceSchema),
  /** The remotes of this deployment; all that are there when left out. */
  remotes: v.optional(v.array(name)),
  /** Kill switches: these remotes are listed, but never loaded. */
  disabledRemotes: v.optional(v.array(name), []),
  /** Where windows send what they count of how the suite does; see docs/operate.md. */
  health: v.optional(healthSchema),
  /** `off`: no browser keeps the suite for a start without a network, and those that do give it up. */
  serviceWorker: v.optional(v.picklist(['on', 'off'])),
  /** Whether a browser may replace a remote by a developer's own. */
  allowOverrides: v.optional(v.boolean(), false),
  /** Origins from which that may be: the page's policy lets programs of them in. Nowhere when left out. */
  overrideOrigins: v.optional(v.array(v.pipe(v.string(), v.regex(originText)))),
  /** Where a remote's versions lie, when not at `/remotes/<name>/`. The version and a slash are appended. */
  baseUrls: v.optional(v.record(name, folderAddress), {}),
});

export type Deployment = v.InferOutput<typeof deploymentSchema>;
