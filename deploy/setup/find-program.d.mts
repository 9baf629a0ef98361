type Environment = Readonly<Record<string, string | undefined>>;

/** The first of some names that is on the PATH, as a whole path. */
export declare function findOnPath(names: readonly string[], environment: Environment): string | undefined;

/**
 * Where a program is, or `undefined`: by its variable (`FFMPEG_PATH`, `CHROMIUM_PATH`), else on the PATH, else where an
 * installer puts it.
 */
export declare function findProgram(
  program: 'ffmpeg' | 'nginx' | 'chromium' | 'chromium-headless-shell',
  environment: Environment,
): string | undefined;
