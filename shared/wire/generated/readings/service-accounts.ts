// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { nullish, object, string, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { readableItems } from '../../readable-items';
import { identifier, timestampMs } from './entities';

export const fingerprint = /* @__PURE__ */ string();
export type Fingerprint = InferOutput<typeof fingerprint>;

export const publicKey = /* @__PURE__ */ object({ fingerprint: fingerprint, expiry: /* @__PURE__ */ nullish(timestampMs, null), publicKey: /* @__PURE__ */ string() });
export type PublicKey = InferOutput<typeof publicKey>;

export const serviceAccount = /* @__PURE__ */ object({ serviceAccountId: identifier, name: /* @__PURE__ */ string(), ownerAccountId: identifier, createdAt: timestampMs, publicKeys: /* @__PURE__ */ readableItems(publicKey) });
export type ServiceAccount = InferOutput<typeof serviceAccount>;

/** All service accounts. */
export const listAllServiceAccounts = /* @__PURE__ */ call('GET api/service_accounts/all', /* @__PURE__ */ object({  }), { serviceAccounts: /* @__PURE__ */ inOrder(serviceAccount) });

/** My service accounts. */
export const listOwnServiceAccounts = /* @__PURE__ */ call('GET api/service_accounts/own', /* @__PURE__ */ object({  }), { serviceAccounts: /* @__PURE__ */ inOrder(serviceAccount) });

/** Read one of my service accounts. */
export const readOwnServiceAccount = /* @__PURE__ */ call('GET api/service_accounts/own/{serviceAccountId}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Add a public key to one of my service accounts. */
export const addPublicKeyToOwnServiceAccount = /* @__PURE__ */ call('PUT api/service_accounts/own/{serviceAccountId}/pubkeys', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Delete a public key of one of my service accounts. */
export const deletePublicKeyOfOwnServiceAccount = /* @__PURE__ */ call('DELETE api/service_accounts/own/{serviceAccountId}/pubkeys/{fingerprint}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Read any service account. */
export const readAnyServiceAccount = /* @__PURE__ */ call('GET api/service_accounts/all/{serviceAccountId}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Add a public key to any service account. */
export const addPublicKeyToAnyServiceAccount = /* @__PURE__ */ call('PUT api/service_accounts/all/{serviceAccountId}/pubkeys', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });

/** Delete a public key of any service account. */
export const deletePublicKeyOfAnyServiceAccount = /* @__PURE__ */ call('DELETE api/service_accounts/all/{serviceAccountId}/pubkeys/{fingerprint}', /* @__PURE__ */ object({ serviceAccount: serviceAccount }), {  });
