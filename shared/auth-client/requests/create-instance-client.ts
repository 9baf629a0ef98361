import type { AuthEnvironment } from '../auth-environment';
import { isWebPage } from './classify-answer';
import { type Call, type ExchangeContext, exchange, type ReadAnswer } from './exchange';
import type { InstanceClient, WriteOptions } from './instance-client';
import { openSocket } from './open-socket';
import { failed, type Outcome, succeeded } from './outcome';
import { fileAnswer } from './read-file-answer';
import { jsonAnswer } from './read-json-answer';
import type { Method } from './transport';

function streamAnswer(instanceId: string): ReadAnswer<Response> {
  return async (response, call) =>
    isWebPage(response) ? failed('captive-portal', { instanceId, call }) : succeeded(response);
}

export function createInstanceClient(
  on: ExchangeContext & { environment: Pick<AuthEnvironment, 'openWebSocket'> },
): InstanceClient {
  const { instanceId } = on;

  function json(method: Method) {
    return <T>(path: string, { parse, ...options }: WriteOptions<T>): Promise<Outcome<T>> =>
      exchange({ ...options, method, path }, jsonAnswer(instanceId, parse), on);
  }

  return {
    instanceId,
    get: json('GET'),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: json('DELETE'),
    file(path, { maxBytes, onProgress, range, ...options } = {}) {
      const call: Call = { ...options, method: 'GET', path, accept: '*/*' };
      if (range) call.headers = { range: `bytes=${range.start}-${range.end ?? ''}` };
      return exchange(call, fileAnswer(instanceId, { maxBytes, onProgress }), on);
    },
    stream: (path, options) =>
      exchange({ ...options, method: 'GET', path, accept: '*/*' }, streamAnswer(instanceId), on, true),
    openSocket: (path, { signal }) => openSocket(path, signal, on),
  };
}
