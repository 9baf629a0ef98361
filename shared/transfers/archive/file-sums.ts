import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { crc32 } from './crc32';

export interface FileSums {
  readonly crc32: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Checksums of a file that comes in pieces. */
export interface RunningSums {
  add(piece: Blob, signal: AbortSignal): Promise<void>;
  end(): FileSums;
}

/** As much as is summed up without a pause: about two milliseconds on a phone. */
const stepBytes = 128 * 1024;
/** Read into memory at once. */
const readBytes = 1024 * 1024;

/** The browser's own SHA-256 wants a file whole, in memory, and is not there on plain http (decision 0057). */
export function runningSums(): RunningSums {
  const sha = sha256.create();
  let crc = 0;
  return {
    async add(piece, signal) {
      for (let at = 0; at < piece.size; at += readBytes) {
        const bytes = new Uint8Array(await piece.slice(at, at + readBytes).arrayBuffer());
        for (let from = 0; from < bytes.length; from += stepBytes) {
          const step = bytes.subarray(from, from + stepBytes);
          sha.update(step);
          crc = crc32(step, crc);
          await breath();
          signal.throwIfAborted();
        }
      }
    },
    end: () => ({ crc32: crc, sha256: bytesToHex(sha.digest()) }),
  };
}

/** Lets other work in between. No timer: in a window that is not looked at, one takes a second and later a minute. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
