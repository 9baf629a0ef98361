/** Longer texts are cut before they are searched, so that hostile input cannot make the patterns slow. */
const textLimit = 2_000;
const depthLimit = 5;
const entryLimit = 50;
const hidden = '[hidden]';

const secretKey = /pass(word|phrase)|token|secret|authorization|credential|ticket|cookie|private_?key/i;

const patterns: readonly (readonly [RegExp, string])[] = [
  // JSON web tokens, and what is left of a cut one
  [/\beyJ[\w-]*(\.[\w-]*){0,2}/g, hidden],
  [/\b(bearer)[\s,]+[^\s"',;]+/gi, `$1 ${hidden}`],
  // the refresh token stands in the path of DELETE api/login/{refreshToken}; beside it are two calls with names
  [/(api\/login\/)(?!(?:refresh|sessions)(?:$|[\s"'?#/]))[^\s"'?#/]+/gi, `$1${hidden}`],
  [/([?&#][\w.-]*(?:token|ticket|secret|password|code|discoverystring)[\w.-]*=)[^&#\s"']*/gi, `$1${hidden}`],
  [/((?:password|token|secret)[\w-]*"?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|[^\s,;&}"']+)/gi, `$1${hidden}`],
  // an account that stands in an address, and the addresses of people
  [/(\b[a-z][a-z0-9+.-]{0,20}:\/\/)[^\s/?#@"']{1,200}@/gi, `$1${hidden}@`],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,8}/g, hidden],
];

/** A text without tokens, passwords, e-mail addresses and secret parts of addresses, cut to a readable length. */
export function redactText(text: string): string {
  const cut = text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;
  return patterns.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), cut);
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= depthLimit) return '…';
  if (value instanceof Error || value instanceof DOMException) {
    const { name, message, cause } = value as Error;
    return redactValue({ name, message, ...(cause === undefined ? {} : { cause }) }, depth);
  }
  if (Array.isArray(value)) return value.slice(0, entryLimit).map((entry) => redactValue(entry, depth + 1));
  const entries = Object.entries(value).slice(0, entryLimit);
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, secretKey.test(key) ? hidden : redactValue(entry, depth + 1)]),
  );
}

/** Anything as redacted JSON text; null where nothing was given. Never throws. */
export function redactContext(context: unknown): string | null {
  if (context === undefined) return null;
  try {
    return JSON.stringify(redactValue(context, 0)) ?? null;
  } catch {
    return '"[unprintable]"';
  }
}
