import type { CallOptions, InstanceClient, WriteOptions } from '../auth-client/requests/instance-client';
import type { Outcome } from '../auth-client/requests/outcome';
import type { Call, CallName } from '../wire/call';
import type { AnyRequest, CallRequest } from '../wire/call-request';
import { type CallReading, readCall } from '../wire/read-call';
import { callMethod, callPath, callQuery } from './call-path';

export type SendOptions = Pick<CallOptions, 'signal' | 'timeoutMs'>;

/**
 * Makes one call of the contract and reads what it answers: for flows that are no part of a screen's life. Screens read
 * by `useReading` and write by `useAction`.
 */
export function sendCall<Name extends CallName, Answer>(
  client: InstanceClient,
  call: Call<Name, Answer>,
  request: CallRequest<Name>,
  options: SendOptions = {},
): Promise<Outcome<CallReading<Answer>>> {
  const { name } = call;
  const { path, query, body }: AnyRequest = request;
  const writing: WriteOptions<CallReading<Answer>> = {
    ...options,
    query: callQuery({ query }),
    parse: (data) => readCall(call, data),
    ...(body !== undefined && { body }),
  };
  return send(client, callMethod(name), callPath(name, { path }), writing);
}

function send<T>(
  client: InstanceClient,
  method: ReturnType<typeof callMethod>,
  path: string,
  options: WriteOptions<T>,
): Promise<Outcome<T>> {
  switch (method) {
    case 'GET':
      return client.get(path, options);
    case 'POST':
      return client.post(path, options);
    case 'PUT':
      return client.put(path, options);
    case 'PATCH':
      return client.patch(path, options);
    case 'DELETE':
      return client.delete(path, options);
  }
}
