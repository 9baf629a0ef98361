import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { OpenOnward } from './open-onward';
import { endToEndHeaders, headersForInstance } from './passed-headers';

// How long an instance may take to begin its answer; a slow one is told apart from a silent one by the client.
const answerTimeoutMs = 30_000;

export class InstanceSilent extends Error {
  override readonly name = 'InstanceSilent';
}

/**
 * Repeats a call at the instance, and passes its answer back as it comes.
 * @param onFailed is told once when there is none; not when the client has left
 */
export function passCallOn(
  openOnward: OpenOnward,
  request: IncomingMessage,
  response: ServerResponse,
  { target, path }: { readonly target: URL; readonly path: string },
  onFailed: (error: Error) => void,
): void {
  let gone = false;
  let onward = open(false);
  response.once('close', () => {
    gone = true;
    onward.destroy();
  });

  function open(isSecondTry: boolean): ClientRequest {
    const opened = openOnward(target, {
      method: request.method,
      path,
      headers: headersForInstance(request, target.host),
      ...(isSecondTry && { agent: false }),
    });
    opened.setTimeout(answerTimeoutMs, () => opened.destroy(new InstanceSilent()));
    opened.once('response', (reply) => {
      // From here on the instance answers: a live stream may be silent for as long as it likes.
      opened.setTimeout(0);
      try {
        response.writeHead(reply.statusCode ?? 502, endToEndHeaders(reply.headers));
      } catch (cause) {
        // A head that cannot be repeated, such as a status below 100.
        opened.destroy(cause instanceof Error ? cause : undefined);
        return;
      }
      response.flushHeaders();
      pipeline(reply, response, () => undefined);
    });
    opened.on('error', (error) => {
      if (gone) return;
      if (!isSecondTry && !response.headersSent && isRepeatable(request) && closedUnderIt(opened, error)) {
        onward = open(true);
      } else onFailed(error);
    });
    // Not a pipeline: that would close the client's socket, on which the refusal is still to be written.
    if (isRepeatable(request)) opened.end();
    else request.pipe(opened);
    return opened;
  }
}

/** A connection that was kept for another call: the instance may close it, or be started anew, just when this one comes. */
function closedUnderIt(onward: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return onward.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

/** Asked twice it does nothing twice (RFC 9110, 9.2.1), and no body of it is gone by then. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return (method === 'GET' || method === 'HEAD') && !hasBody;
}
