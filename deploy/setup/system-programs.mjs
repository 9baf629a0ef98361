import { spawnSync } from 'node:child_process';
import { findOnPath, findProgram } from './find-program.mjs';

/** The system's own Python: the bindings of Debian's packages belong to it. */
const python = '/usr/bin/python3';

function hasRtspServer() {
  const program =
    "import gi; gi.require_version('GstRtspServer', '1.0'); from gi.repository import GstRtspServer, Gst; Gst.init(None); raise SystemExit(0 if Gst.ElementFactory.find('x264enc') else 1)";
  return spawnSync(python, ['-c', program], { stdio: 'ignore', timeout: 20_000 }).status === 0;
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
  's3-server': {
    isThere: (environment) =>
      ['radosgw', 'ceph-mon', 'ceph-osd'].every((program) => findOnPath([program], environment) !== undefined),
    packages: ['radosgw', 'ceph-mon', 'ceph-osd'],
    required: false,
    without: 'Without an S3 server the tests of suites in a bucket fail',
    byHand: 'install the object gateway of Ceph, with monitor and OSD',
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
