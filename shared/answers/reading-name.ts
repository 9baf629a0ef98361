import type { CallName } from '../wire/call';

/** Calls that only ask: by GET, or by POST with what is asked for in the body. */
export type ReadingName = Extract<CallName, `GET ${string}` | `POST ${string}`>;
