import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Programs that parts of the suite use and that npm does not bring: the variable that names one outright, the names it
 * has on the PATH, and places where an installer puts it.
 */
const programs = {
  ffmpeg: { variable: 'FFMPEG_PATH', names: ['ffmpeg'], places: [] },
  nginx: { variable: 'NGINX_PATH', names: ['nginx'], places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'] },
  // The same browser without a surface of its own: fewer processes, less to start.
  'chromium-headless-shell': {
    variable: 'CHROMIUM_HEADLESS_SHELL_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'],
    places: [],
  },
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
};

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The first of some names that is on the PATH, as a whole path. */
export function findOnPath(names, environment) {
  const suffixes = process.platform === 'win32' ? ['.exe', ''] : [''];
  const folders = (environment.PATH ?? environment.Path ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.flatMap((folder) => suffixes.map((suffix) => path.join(folder, `${name}${suffix}`))))
    .find(isProgram);
}

/** Where a program is, or `undefined`. A variable that names one that is not there counts as not found. */
export function findProgram(program, environment) {
  const { variable, names, places } = programs[program];
  const named = environment[variable]?.trim();
  if (named) return isProgram(named) ? named : findOnPath([named], environment);
  return findOnPath(names, environment) ?? places.find(isProgram);
}
