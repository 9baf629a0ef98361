import * as v from 'valibot';
import {
  assetListSchema,
  registeredAlongSchema,
  registeredFinderSchema,
  registeredRemoteSchema,
  registeredRouteSchema,
  registeredWidgetSchema,
} from './suite-registry';

// A build names the files of each of its parts.
const files = { files: assetListSchema };

/** What a build writes beside its files (`remote.json`): a registry entry without its place of deployment. */
export const builtRemoteSchema = v.object({
  ...v.omit(registeredRemoteSchema, ['baseUrl', 'before', 'staged', 'bytes']).entries,
  routes: v.array(v.object({ ...registeredRouteSchema.entries, ...files })),
  widgets: v.optional(v.array(v.object({ ...registeredWidgetSchema.entries, ...files }))),
  finder: v.optional(v.object({ ...registeredFinderSchema.entries, ...files })),
  along: v.optional(v.object({ ...registeredAlongSchema.entries, ...files })),
});

export type BuiltRemote = v.InferOutput<typeof builtRemoteSchema>;
