import { detectFeatures, type ProgramOutput } from './detect-features';
import type { FfmpegFinder, FfmpegMissing, FfmpegSearch } from './ffmpeg-program';
import { readProgramOutput } from './read-program-output';

const installHint: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'brew install ffmpeg',
  linux: 'sudo apt-get install --no-install-recommends ffmpeg',
  win32: 'winget install ffmpeg',
};

/**
 * A finder that looks at `FFMPEG_PATH`, else on the `PATH`. A success is remembered for the life of the finder; a
 * failure never is, so that installing ffmpeg helps without a restart.
 */
export function createFfmpegFinder(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  ask: ProgramOutput = readProgramOutput,
): FfmpegFinder {
  let search: Promise<FfmpegSearch> | null = null;
  return () => {
    search ??= lookFor(environment, ask).then((found) => {
      if (!found.ok) search = null;
      return found;
    });
    return search;
  };
}

async function lookFor(
  environment: Readonly<Record<string, string | undefined>>,
  ask: ProgramOutput,
): Promise<FfmpegSearch> {
  const chosen = environment.FFMPEG_PATH?.trim();
  const path = chosen || 'ffmpeg';
  const banner = await ask(path, ['-hide_banner', '-version']);
  if (!banner.ok) return { ok: false, error: missing(path, chosen !== undefined && chosen !== '', banner.cause) };
  const version = /^ffmpeg version (\S+)/m.exec(banner.text)?.[1];
  if (version === undefined) {
    return {
      ok: false,
      error: { code: 'ffmpeg-unusable', message: `${path} does not answer like ffmpeg.`, context: { tried: [path] } },
    };
  }
  return { ok: true, value: { path, version, features: await detectFeatures(path, version, ask) } };
}

function missing(path: string, chosen: boolean, cause: unknown): FfmpegMissing {
  const hint = installHint[process.platform] ?? 'see https://ffmpeg.org/download.html';
  const message = chosen
    ? `FFMPEG_PATH is set to ${path}, which could not be started; correct it, or remove it to use the ffmpeg on the PATH.`
    : `ffmpeg was not found; install it (${hint}) or set FFMPEG_PATH. Until then there are no live pictures.`;
  return { code: chosen ? 'ffmpeg-unusable' : 'ffmpeg-missing', message, context: { tried: [path] }, cause };
}
