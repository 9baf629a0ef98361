import { lengthOf, type Rules } from './rule';

/** In characters; of the contract, which takes it from RFC 5321. */
export const longestEmail = 254;

export type EmailProblem = 'missing' | 'too-long' | 'invalid';

const part = /[a-z0-9!#$%&'*+/=?^_`{|}~-]+/.source;
const label = /[a-z0-9](?:[a-z0-9-]*[a-z0-9])?/.source;

/** The pattern by which the contract's `format: email` is checked: dot-atom, then a host name of two labels or more. */
const emailPattern = new RegExp(`^${part}(?:\\.${part})*@(?:${label}\\.)+${label}$`, 'i');

/** How an address may begin: no further letter can mend what breaks this. */
const beginning = /^[^\s@"(),:;<>[\\\]]*(?:@[^\s@]*)?$/;

/**
 * An e-mail address (product 5.2), checked without spaces around it. Its length first: the pattern never sees a long
 * text.
 */
export const emailRules: Rules<EmailProblem> = [
  { problem: 'missing', holds: (email) => email !== '', typingOnHelps: true },
  { problem: 'too-long', holds: (email) => lengthOf(email) <= longestEmail, typingOnHelps: false },
  { problem: 'invalid', holds: (email) => beginning.test(email), typingOnHelps: false },
  { problem: 'invalid', holds: (email) => emailPattern.test(email), typingOnHelps: true },
];
