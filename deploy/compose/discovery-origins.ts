import * as v from 'valibot';

const endpoint = v.object({
  protocol: v.picklist(['http', 'https']),
  // Only what a host name or an address consists of: the text goes into headers.
  hostname: v.pipe(v.string(), v.regex(/^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/i), v.maxLength(253)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535)),
});

const discoverySchema = v.object({
  local: v.optional(endpoint),
  gateway: v.optional(endpoint),
  remote: v.optional(endpoint),
});

/** The origins (`http://host:port`, default ports left out) of a discovery code; empty when it is no valid one. */
export function discoveryOrigins(discoveryCode: string): string[] {
  try {
    const data: unknown = JSON.parse(Buffer.from(discoveryCode, 'base64').toString('utf8'));
    const { local, gateway, remote } = v.parse(discoverySchema, data);
    const endpoints = [local, gateway, remote].filter((each) => each !== undefined);
    return [
      ...new Set(endpoints.map(({ protocol, hostname, port }) => new URL(`${protocol}://${hostname}:${port}`).origin)),
    ];
  } catch {
    return [];
  }
}
