import { explainFailure } from './explain-failure';
import { rtspAddress } from './rtsp-address';
import { isWorthRetrying, type SourceEnd } from './source-end';

describe('the reason of a failure', () => {
  // Lines as Debian's ffmpeg 5.1 and the builds of 2018 and 2024 print them.
  test.each<[string, SourceEnd['kind'], boolean]>([
    ['rtsp://h/live: Server returned 401 Unauthorized (authorization failed)', 'unauthorized', false],
    ['[rtsp @ 0x5630] method DESCRIBE failed: 404 Not Found', 'not-found', false],
    ['file:/srv/pens.mp4: No such file or directory', 'not-found', false],
    ['rtsp://127.0.0.1:1/nix: Connection refused', 'unreachable', true],
    ['[tcp @ 0x1] Failed to resolve hostname camera.barn: Name or service not known', 'unreachable', true],
    ['[flv @ 0x55] Video codec hevc not compatible with flv', 'unsupported', false],
    ['[flv @ 0x55] Tag mp4v incompatible with output codec id', 'unsupported', false],
    ['[flv @ 0x56] Codec mpeg4 is not supported in the official FLV specification,', 'unsupported', false],
    ['[mov,mp4 @ 0x56] moov atom not found\nInvalid data found when processing input', 'unsupported', false],
    ['rtsp://127.0.0.1:22/x: Invalid data found when processing input', 'unreachable', true],
    [
      "[concat @ 0x5] Impossible to open 'rtsp://a:***@127.0.0.1:22/x'\npipe:0: Invalid data found when processing input",
      'unreachable',
      true,
    ],
    [
      'Error opening input: Invalid data found when processing input\nError opening input file rtsp://127.0.0.1:22/x.',
      'unreachable',
      true,
    ],
    ["Stream map '0:v:0' matches no streams.", 'unsupported', false],
    ['file:/srv/notes.txt: Invalid data found when processing input', 'unsupported', false],
    ['Segmentation fault', 'failed', true],
  ])('%s', (lastWords, kind, retried) => {
    const end = explainFailure(lastWords, { kind: 'failed', message: lastWords });
    expect(end).toEqual({ kind, message: lastWords });
    expect(isWorthRetrying(end)).toBe(retried);
  });
});

describe('a camera address', () => {
  test.each([
    ['rtsp://10.0.0.5/live', 'rtsp://10.0.0.5/live'],
    ['rtsp://barn:p%3Aw%40x@10.0.0.5:8554/live?profile=1', 'rtsp://barn:p%3Aw%40x@10.0.0.5:8554/live?profile=1'],
    ['rtsp://barn:p@ss:w@10.0.0.5/live', 'rtsp://barn:p%40ss%3Aw@10.0.0.5/live'],
    ['rtsp://barn:100%@10.0.0.5/live', 'rtsp://barn:100%25@10.0.0.5/live'],
    ['rtsps://camera.barn', 'rtsps://camera.barn'],
  ])('%s is written %s', (text, value) => {
    expect(rtspAddress(text)).toEqual({ ok: true, value });
  });

  test('takes name and password from beside it', () => {
    expect(rtspAddress('rtsp://old:pw@10.0.0.5/live', { username: 'barn', password: 'a/b:c@d' })).toEqual({
      ok: true,
      value: 'rtsp://barn:a%2Fb%3Ac%40d@10.0.0.5/live',
    });
  });

  test.each([
    ['10.0.0.5/live', 'not-an-address'],
    ['', 'not-an-address'],
    ['http://10.0.0.5/live', 'not-rtsp'],
    ['file:///etc/passwd', 'not-rtsp'],
    ['concat:rtsp://a|rtsp://b', 'not-rtsp'],
    ['rtsp:///live', 'no-host'],
  ])('refuses "%s"', (text, code) => {
    expect(rtspAddress(text)).toEqual({ ok: false, error: { code } });
  });
});
