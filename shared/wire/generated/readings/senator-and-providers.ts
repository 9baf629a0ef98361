// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { nullish, object, string, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { identifier, refreshToken } from './entities';

export const serviceProvider = /* @__PURE__ */ object({ serviceProviderId: identifier, globalUniqueIdentifier: identifier, remoteAccountId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), remoteAuthenticationId: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), name: /* @__PURE__ */ string() });
export type ServiceProvider = InferOutput<typeof serviceProvider>;

/** Barns that I can sign in at. */
export const listServiceProviders = /* @__PURE__ */ call('GET api/serviceProviders/', /* @__PURE__ */ object({  }), { serviceProviders: /* @__PURE__ */ inOrder(serviceProvider) });

/** Add a barn to sign in at. */
export const createServiceProvider = /* @__PURE__ */ call('POST api/serviceProviders', /* @__PURE__ */ object({ serviceProvider: serviceProvider }), {  });

/** Create my account at the barn. */
export const createRemoteAccount = /* @__PURE__ */ call('POST api/idp/{serviceProviderId}/account', /* @__PURE__ */ object({ serviceProvider: serviceProvider }), {  });

/** Sign in at the barn. */
export const signInAtProvider = /* @__PURE__ */ call('GET api/idp/{serviceProviderId}/login/', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });
