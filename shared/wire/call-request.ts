import type { CallName } from './call';
import type { Operations } from './generated/contract';

type Part<Name extends CallName, Member extends 'path' | 'query' | 'body'> = Operations[Name][Member] extends undefined
  ? { readonly [Absent in Member]?: undefined }
  : { readonly [Present in Member]: Operations[Name][Member] };

/** What a call is made with: the values in its path, its query and its body, each as far as the contract has it. */
export type CallRequest<Name extends CallName> = Part<Name, 'path'> & Part<Name, 'query'> & Part<Name, 'body'>;

/** The same where the call is not known by name. */
export interface AnyRequest {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
}
