import type { ServerResponse } from 'node:http';

/** Aborts when the client goes away before the answer is complete, or when the server stops. */
export function clientSignal(response: ServerResponse, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(new Error('The client has gone'));
  });
  return AbortSignal.any([gone.signal, stopping]);
}
