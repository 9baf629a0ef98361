import type { FileAnswer, FileOptions, InstanceClient } from '../auth-client/requests/instance-client';
import type { Outcome } from '../auth-client/requests/outcome';
import type { CallName } from '../wire/call';
import type { AnyRequest, CallRequest } from '../wire/call-request';
import type { FileAnswer as FileOf } from '../wire/file-answer';
import type { Operations } from '../wire/generated/contract';
import { callPath, callQuery } from './call-path';

/** The calls of the contract that answer a file. Their names are enough: a file has no shape to be read by. */
export type FileCallName = {
  [Name in CallName]: Operations[Name]['answer'] extends FileOf<string> ? Name : never;
}[CallName];

/** Makes one call of the contract that answers a file. */
export function sendFileCall<Name extends FileCallName>(
  client: InstanceClient,
  name: Name,
  request: CallRequest<Name>,
  options: Pick<FileOptions, 'signal' | 'timeoutMs' | 'maxBytes' | 'range' | 'onProgress'> = {},
): Promise<Outcome<FileAnswer>> {
  const { path, query }: AnyRequest = request;
  return client.file(callPath(name, { path }), { ...options, query: callQuery({ query }) });
}
