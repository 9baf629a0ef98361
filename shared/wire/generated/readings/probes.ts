// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { nullish, object, string, type InferOutput } from 'valibot';
import { call } from '../../call';
import { openWord } from '../../open-word';
import { identifier } from './entities';

export const instanceVersion = /* @__PURE__ */ object({ product: /* @__PURE__ */ string(), version: /* @__PURE__ */ string(), contractVersion: /* @__PURE__ */ string(), globalUniqueIdentifier: identifier });
export type InstanceVersion = InferOutput<typeof instanceVersion>;

export const instanceType = /* @__PURE__ */ openWord<'barn' | 'senator'>();
export type InstanceType = InferOutput<typeof instanceType>;

export const identity = /* @__PURE__ */ object({ globalUniqueIdentifier: identifier, name: /* @__PURE__ */ string(), realWorldName: /* @__PURE__ */ string(), type: instanceType });
export type Identity = InferOutput<typeof identity>;

/** Which program runs there? */
export const readVersion = /* @__PURE__ */ call('GET api/v', /* @__PURE__ */ object({ version: instanceVersion }), {  });

/** Who is the instance? */
export const readIdentity = /* @__PURE__ */ call('GET api/identity', /* @__PURE__ */ object({ identity: identity }), {  });

/** Where is the picture of the instance? */
export const readIdentityImageUrl = /* @__PURE__ */ call('GET api/identity/imageUrl', /* @__PURE__ */ object({ imageUrl: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null) }), {  });
