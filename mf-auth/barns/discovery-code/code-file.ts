import { parseDiscoveryCode } from '@barnwatch/shared/auth-client';
import { type CodeText, codeText } from './code-text';

export type CodeFileProblem = 'no-code' | 'unreadable' | 'too-large';

export type CodeFileReading =
  | { readonly ok: true; readonly found: CodeText }
  | { readonly ok: false; readonly problem: CodeFileProblem };

/** How files become pixels and text; a double in tests. */
export interface FileReading {
  /** The text of a QR code in the picture, or null. Rejects when it cannot be decoded as a picture. */
  readonly readPicture: (file: Blob, signal: AbortSignal) => Promise<string | null>;
}

/** A photo taken by a phone of today has up to 20 MB. */
const pictureLimitBytes = 30 * 1024 * 1024;
/** A code is at most 8 kB; more is no file with a code. */
const textLimitBytes = 64 * 1024;

/** Vector pictures are left out: they can hold scripts and addresses, and no barn hands out its code as one. */
function isPicture({ type }: Blob): boolean {
  return type.startsWith('image/') && !type.startsWith('image/svg');
}

async function textIn(file: Blob): Promise<CodeFileReading> {
  if (file.size > textLimitBytes) return { ok: false, problem: 'too-large' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    const found = codeText(text);
    return parseDiscoveryCode(found.code).ok ? { ok: true, found } : { ok: false, problem: 'no-code' };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

async function pictureIn(file: Blob, { readPicture }: FileReading, signal: AbortSignal): Promise<CodeFileReading> {
  if (file.size > pictureLimitBytes) return { ok: false, problem: 'too-large' };
  try {
    const text = await readPicture(file, signal);
    // What a QR code says is judged like a typed text: a wrong one is "invalid", only a missing one "not found".
    return text === null ? { ok: false, problem: 'no-code' } : { ok: true, found: codeText(text) };
  } catch {
    return { ok: false, problem: 'unreadable' };
  }
}

/** Looks for a discovery code in a file: a picture with a QR code, or a text. Nothing is sent. */
export function readCodeFile(file: Blob, reading: FileReading, signal: AbortSignal): Promise<CodeFileReading> {
  return isPicture(file) ? pictureIn(file, reading, signal) : textIn(file);
}
