import type { StartedBarn } from './started-barn';

/** Reads a live picture until it is stopped. @returns the bytes so far */
export function watchLive({ address, token }: StartedBarn, cameraId: string, signal: AbortSignal): () => number {
  let bytes = 0;
  const read = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await fetch(`${address}/api/streaming/${cameraId}`, { headers, signal });
    for await (const chunk of body ?? []) bytes += (chunk as Uint8Array).length;
  };
  read().catch(() => undefined);
  return () => bytes;
}
