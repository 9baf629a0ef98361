import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, findProgram } from './find-program.mjs';

/** The system's own Python: the bindings of Debian's packages belong to it. */
const python = '/usr/bin/python3';

function hasRtspServer() {
  const program =
    "import gi; gi.require_version('GstRtspServer', '1.0'); from gi.repository import GstRtspServer, Gst; Gst.init(None); raise SystemExit(0 if Gst.ElementFactory.find('x264enc') else 1)";
  return spawnSync(python, ['-c', program], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** Debian keeps the server's programs in a folder for each version, apart from the PATH. */
const debianPostgresql = '/usr/lib/postgresql';

/** The folder of PostgreSQL's own programs, the newest version first; `undefined` where there is none. */
export function findPostgresql(environment) {
  const named = environment.POSTGRESQL_BIN_PATH?.trim();
  const versions = existsSync(debianPostgresql)
    ? readdirSync(debianPostgresql)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const onPath = findOnPath(['initdb'], environment);
  return [
    ...(named ? [named] : []),
    ...versions.map((version) => path.join(debianPostgresql, String(version), 'bin')),
    ...(onPath ? [path.dirname(onPath)] : []),
  ].find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * What a command may ask for by `--with <name>`: whether it is there, the Debian packages that bring it, and what is
 * lost without it. A command cannot do without what is `required`.
 */
export const systemPrograms = {
  nginx: {
    isThere: (environment) => findProgram('nginx', environment) !== undefined,
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    required: false,
    without: 'Without nginx the test of its configuration fails',
    byHand: 'install nginx (https://nginx.org) or set NGINX_PATH',
  },
  postgresql: {
    isThere: (environment) => findPostgresql(environment) !== undefined,
    packages: ['postgresql'],
    required: false,
    without: 'Without PostgreSQL the tests of a senator in several copies fail',
    byHand: 'install PostgreSQL 15 or newer (https://www.postgresql.org/download) or set POSTGRESQL_BIN_PATH',
  },
  ffmpeg: {
    isThere: (environment) => findProgram('ffmpeg', environment) !== undefined,
    packages: ['ffmpeg'],
    required: false,
    without: 'Without ffmpeg there are stills, but no live pictures',
    byHand: 'install ffmpeg (https://ffmpeg.org/download.html) or set FFMPEG_PATH',
  },
  chromium: {
    isThere: (environment) => findProgram('chromium', environment) !== undefined,
    packages: ['chromium'],
    required: true,
    without: 'Without Chromium the journeys in a browser cannot be tested',
    byHand: 'install Chromium or Google Chrome, or set CHROMIUM_PATH',
  },
  'chromium-headless-shell': {
    isThere: (environment) => findProgram('chromium-headless-shell', environment) !== undefined,
    packages: ['chromium-headless-shell'],
    required: false,
    without: 'Without the headless shell of Chromium the journeys take longer',
    byHand: 'install chromium-headless-shell or set CHROMIUM_HEADLESS_SHELL_PATH',
  },
  'rtsp-camera': {
    isThere: hasRtspServer,
    packages: [
      'python3-gi',
      'gir1.2-gst-rtsp-server-1.0',
      'gstreamer1.0-plugins-base',
      'gstreamer1.0-plugins-good',
      'gstreamer1.0-plugins-bad',
      'gstreamer1.0-plugins-ugly',
    ],
    required: false,
    without: 'Without the stand-in RTSP camera its tests fail',
    byHand: 'install the GStreamer RTSP server with its Python binding',
  },
};
