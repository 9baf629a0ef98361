import { isWebPage } from './classify-answer';
import type { ReadAnswer } from './exchange';
import type { FileAnswer, FileOptions } from './instance-client';
import { failed, succeeded } from './outcome';

const fileLimitBytes = 64 * 1024 * 1024;

/** How a file is read, as in `FileOptions`. */
interface FileReading {
  readonly maxBytes?: number | undefined;
  readonly onProgress?: FileOptions['onProgress'] | undefined;
}

/** The whole body, or null as soon as it is larger than allowed: memory stays bounded whatever the headers claim. */
async function collect(
  response: Response,
  { maxBytes, onProgress }: FileReading & { readonly maxBytes: number },
): Promise<Blob | null> {
  const type = response.headers.get('content-type') ?? '';
  const announced = Number(response.headers.get('content-length') ?? 0);
  // A body of announced length ends by itself; read by hand, Chromium reports some of them as aborted at their end.
  if (announced > 0 && announced <= maxBytes && !onProgress) return response.blob();
  const reader = response.body?.getReader();
  if (!reader) return new Blob([], { type });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = announced > maxBytes ? announced : 0;
  while (size <= maxBytes) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type });
    size += value.byteLength;
    parts.push(value);
    onProgress?.(size, announced > 0 ? announced : null);
    // What was announced is there: the end of the body brings nothing more.
    if (announced > 0 && size === announced) return new Blob(parts, { type });
  }
  await reader.cancel();
  return null;
}

export function fileAnswer(
  instanceId: string,
  { maxBytes = fileLimitBytes, onProgress }: FileReading = {},
): ReadAnswer<FileAnswer> {
  return async (response, call) => {
    const context = { instanceId, call, status: response.status };
    if (isWebPage(response)) return failed('captive-portal', context);
    try {
      const blob = await collect(response, { maxBytes, onProgress });
      if (!blob) return failed('unexpected-shape', context, new RangeError(`more than ${maxBytes} bytes`));
      return succeeded({ blob, headers: response.headers });
    } catch (cause) {
      return failed('unreadable', context, cause);
    }
  };
}
