export type RtspAddress =
  | { ok: true; value: string }
  | { ok: false; error: { code: 'not-an-address' | 'not-rtsp' | 'no-host' } };

/**
 * Reads a camera's address strictly: `rtsp://` or `rtsps://`. Name and password may stand in it, or beside it (then
 * they win); either way they are percent-encoded as ffmpeg needs them, so that a password may contain `:`, `@` or `/`.
 */
export function rtspAddress(text: string, credentials?: { username: string; password: string }): RtspAddress {
  if (!URL.canParse(text)) return { ok: false, error: { code: 'not-an-address' } };
  const url = new URL(text);
  if (url.protocol !== 'rtsp:' && url.protocol !== 'rtsps:') return { ok: false, error: { code: 'not-rtsp' } };
  if (url.hostname === '') return { ok: false, error: { code: 'no-host' } };
  const username = credentials?.username ?? decoded(url.username);
  const password = credentials?.password ?? decoded(url.password);
  const userInfo = username === '' ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return { ok: true, value: `${url.protocol}//${userInfo}${url.host}${url.pathname}${url.search}` };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray % stands for itself.
    return part;
  }
}
