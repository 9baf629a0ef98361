// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

import { array, boolean, fallback, literal, minValue, nullish, number, object, optional, pipe, string, type InferOutput } from 'valibot';
import { call, inOrder } from '../../call';
import { openWord } from '../../open-word';
import { account, identifier, refreshToken, timestampMs } from './entities';

export const accessToken = /* @__PURE__ */ string();
export type AccessToken = InferOutput<typeof accessToken>;

export const session = /* @__PURE__ */ object({ sessionId: identifier, createdAt: timestampMs, lastRefreshedAt: timestampMs, expiresAt: timestampMs, userAgent: /* @__PURE__ */ nullish(/* @__PURE__ */ string(), null), current: /* @__PURE__ */ boolean() });
export type Session = InferOutput<typeof session>;

export const eula = /* @__PURE__ */ object({ eulaId: identifier, version: /* @__PURE__ */ string(), title: /* @__PURE__ */ string(), publishedAt: timestampMs, mediaType: /* @__PURE__ */ openWord<'text/plain' | 'text/markdown' | 'application/pdf'>(), current: /* @__PURE__ */ boolean() });
export type Eula = InferOutput<typeof eula>;

export const ticket = /* @__PURE__ */ object({ ticket: /* @__PURE__ */ string(), expiresAt: timestampMs });
export type Ticket = InferOutput<typeof ticket>;

/** How can one sign in? */
export const listSignInMethods = /* @__PURE__ */ call('GET api/auth/methods', /* @__PURE__ */ object({ methods: /* @__PURE__ */ object({ usernamePassword: /* @__PURE__ */ boolean(), emailPassword: /* @__PURE__ */ boolean(), remote: /* @__PURE__ */ boolean() }) }), {  });

/** Can one sign in by user name and password? */
export const probeUsernamePassword = /* @__PURE__ */ call('GET api/auth/usernamePassword', /* @__PURE__ */ object({ supported: /* @__PURE__ */ literal(true) }), {  });

/** Sign up by user name. */
export const signUpByUsername = /* @__PURE__ */ call('POST api/auth/usernamePassword', /* @__PURE__ */ object({ account: account }), {  });

/** Can one sign in by e-mail and password? */
export const probeEmailPassword = /* @__PURE__ */ call('GET api/auth/emailPassword', /* @__PURE__ */ object({ supported: /* @__PURE__ */ literal(true) }), {  });

/** Sign up by e-mail. */
export const signUpByEmail = /* @__PURE__ */ call('POST api/auth/emailPassword', /* @__PURE__ */ object({ account: account }), {  });

/** Can one sign in by single sign-on by a senator? */
export const probeRemote = /* @__PURE__ */ call('GET api/auth/remote', /* @__PURE__ */ object({ supported: /* @__PURE__ */ literal(true) }), {  });

/** Sign in by user name. */
export const signInByUsername = /* @__PURE__ */ call('POST api/auth/usernamePassword/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** Sign in by e-mail. */
export const signInByEmail = /* @__PURE__ */ call('POST api/auth/emailPassword/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** Verify an e-mail address. */
export const verifyEmail = /* @__PURE__ */ call('POST api/auth/emailPassword/verify', /* @__PURE__ */ object({  }), {  });

/** Send the verification mail again. */
export const resendEmailVerification = /* @__PURE__ */ call('POST api/auth/emailPassword/verification/new', /* @__PURE__ */ object({  }), {  });

/** Get an access token. */
export const refreshAccess = /* @__PURE__ */ call('POST api/login/refresh', /* @__PURE__ */ object({ accessToken: accessToken, refreshToken: /* @__PURE__ */ fallback(/* @__PURE__ */ optional(refreshToken), undefined) }), {  });

/** Where am I signed in? */
export const listOwnSessions = /* @__PURE__ */ call('GET api/login/sessions', /* @__PURE__ */ object({  }), { sessions: /* @__PURE__ */ inOrder(session) });

/** Sign out on one of my devices. */
export const endOwnSession = /* @__PURE__ */ call('DELETE api/login/sessions/{sessionId}', /* @__PURE__ */ object({  }), {  });

/** Sign out on all my other devices. */
export const endOtherSessions = /* @__PURE__ */ call('POST api/login/sessions/endOthers', /* @__PURE__ */ object({ ended: /* @__PURE__ */ pipe(/* @__PURE__ */ number(), /* @__PURE__ */ minValue(0)) }), {  });

/** Sign out. */
export const signOut = /* @__PURE__ */ call('DELETE api/login/{refreshToken}', /* @__PURE__ */ object({  }), {  });

/** What may I do? */
export const listOwnPermissions = /* @__PURE__ */ call('GET api/permissions', /* @__PURE__ */ object({ permissions: /* @__PURE__ */ array(/* @__PURE__ */ openWord<'cameras.view' | 'cameras.manage' | 'cameras.privacy' | 'recordings.view' | 'artifacts.view' | 'artifacts.manage' | 'regions.view' | 'regions.manage' | 'data.view' | 'data.write' | 'canvases.view' | 'canvases.manage' | 'incidents.view' | 'incidents.manage' | 'incidents.manage.advanced' | 'incidents.barnDocumentation.manage' | 'incidents.barnIntervention.manage' | 'incidents.barnState.manage' | 'incidents.generic.manage' | 'watchdogs.view' | 'watchdogs.manage' | 'authorization.view' | 'authorization.manage' | 'serviceAccounts.own' | 'serviceAccounts.all' | 'config.manage'>()) }), {  });

/** Versions of the licence agreement. */
export const listEulas = /* @__PURE__ */ call('GET api/eulas', /* @__PURE__ */ object({  }), { eulas: /* @__PURE__ */ inOrder(eula) });

/** Sign in as a service account. */
export const signInByKey = /* @__PURE__ */ call('POST api/auth/serviceAccount/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });

/** Get a ticket for one file or stream. */
export const createTicket = /* @__PURE__ */ call('POST api/tickets', /* @__PURE__ */ object({ ticket: ticket }), {  });

/** Create an account for someone known to a senator. */
export const createAccountForSenator = /* @__PURE__ */ call('POST api/auth/remote/account', /* @__PURE__ */ object({ remoteAccountId: identifier, remoteAuthenticationId: identifier }), {  });

/** Sign in someone known to a senator. */
export const signInForSenator = /* @__PURE__ */ call('POST api/auth/remote/login', /* @__PURE__ */ object({ refreshToken: refreshToken }), {  });
