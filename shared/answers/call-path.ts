import type { QueryValues } from '../auth-client/requests/instance-client';
import { urlSegment } from '../auth-client/requests/url-path';
import type { CallName } from '../wire/call';
import type { AnyRequest } from '../wire/call-request';

export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type CallMethod = (typeof callMethods)[number];

export function callMethod(name: CallName): CallMethod {
  const method = callMethods.find((one) => name.startsWith(`${one} `));
  if (!method) throw new RangeError(`${name} has no method`);
  return method;
}

/**
 * The path of a call with its values in place, each as one encoded segment.
 *
 * @throws {RangeError} for a value that is missing or cannot be a segment
 */
export function callPath(name: CallName, { path = {} }: Pick<AnyRequest, 'path'>): string {
  const values = new Map(Object.entries(path));
  const template = name.slice(name.indexOf(' ') + 1);
  return template.replace(/\{(\w+)\}/g, (_, parameter: string) => urlSegment(plain(values.get(parameter))));
}

/** The query of a call as it is sent. */
export function callQuery({ query = {} }: Pick<AnyRequest, 'query'>): QueryValues {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): string | number | boolean | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
