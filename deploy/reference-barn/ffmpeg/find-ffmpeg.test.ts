import type { ProgramOutput } from './detect-features';
import { createFfmpegFinder } from './find-ffmpeg';

const banner = 'ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers';
const encoders = ' V....D libx264              libx264 H.264 / AVC (codec h264)\n V..... libx264rgb  RGB';

/** Stands in for programs on a disk: answers by path and last argument. */
function programs(answers: Record<string, Record<string, string>>): ProgramOutput & { asked: string[] } {
  const asked: string[] = [];
  const ask: ProgramOutput = async (path, args) => {
    asked.push(`${path} ${args.at(-1)}`);
    const answer = answers[path];
    return answer ? { ok: true, text: answer[args.at(-1) ?? ''] ?? '' } : { ok: false, cause: new Error('ENOENT') };
  };
  return Object.assign(ask, { asked });
}

describe('looking for ffmpeg', () => {
  test('takes the one on the path, asks once what it can do, and remembers it', async () => {
    const ask = programs({
      ffmpeg: { '-version': banner, '-encoders': encoders, 'demuxer=rtsp': '  -timeout   <int64>  set timeout' },
    });
    const find = createFfmpegFinder({}, ask);
    const [first, second] = await Promise.all([find(), find()]);
    expect(first).toEqual({
      ok: true,
      value: {
        path: 'ffmpeg',
        version: '5.1.9-0+deb12u1',
        features: { libx264: true, rtspTimeoutOption: 'timeout', concatOptions: true },
      },
    });
    expect(await find()).toBe(second);
    expect(ask.asked).toHaveLength(3);
  });

  test('prefers FFMPEG_PATH, and knows the old name of the time limit', async () => {
    const help = '  -timeout <int> set maximum timeout to wait for incoming connections\n  -stimeout <int> set timeout';
    const ask = programs({ '/opt/ffmpeg': { '-version': banner, '-encoders': ' V..... mpeg4', 'demuxer=rtsp': help } });
    expect(await createFfmpegFinder({ FFMPEG_PATH: '/opt/ffmpeg' }, ask)()).toMatchObject({
      ok: true,
      value: { path: '/opt/ffmpeg', features: { libx264: false, rtspTimeoutOption: 'stimeout' } },
    });
  });

  test('knows one without RTSP', async () => {
    const ask = programs({ ffmpeg: { '-version': banner, 'demuxer=rtsp': "Unknown format 'rtsp'." } });
    expect(await createFfmpegFinder({}, ask)()).toMatchObject({ value: { features: { rtspTimeoutOption: null } } });
  });

  test('says what to install, and looks again the next time', async () => {
    const answers: Record<string, Record<string, string>> = {};
    const find = createFfmpegFinder({}, programs(answers));
    expect(await find()).toMatchObject({
      ok: false,
      error: { code: 'ffmpeg-missing', message: expect.stringContaining('install'), context: { tried: ['ffmpeg'] } },
    });
    answers.ffmpeg = { '-version': banner };
    expect((await find()).ok).toBe(true);
  });

  test('does not fall back silently from a wrong FFMPEG_PATH', async () => {
    const found = await createFfmpegFinder({ FFMPEG_PATH: '/nowhere' }, programs({ ffmpeg: { '-version': banner } }))();
    expect(found).toMatchObject({
      ok: false,
      error: { code: 'ffmpeg-unusable', message: expect.stringContaining('/nowhere') },
    });
  });

  test('refuses another program', async () => {
    const found = await createFfmpegFinder({}, programs({ ffmpeg: { '-version': 'hello' } }))();
    expect(found).toMatchObject({ ok: false, error: { code: 'ffmpeg-unusable' } });
  });
});
