import { ManualClock } from '../../pictures/timing/manual-clock';
import { CameraVideo } from '../video/camera-video';
import { coverageOf } from '../video/coverage';
import { BarnOfPieces } from '../video/doubles/barn-of-pieces';
import { VideoDouble } from '../video/doubles/video-double';
import { PlaybackSession } from './playback-session';

const noon = Date.UTC(2026, 0, 1, 12);
const latest = noon + 3_600_000;

function setUp({ cameras = 1, moment = noon + 10_000, end = noon + 600_000 } = {}) {
  const barns = Array.from({ length: cameras }, () => new BarnOfPieces());
  const doubles = barns.map(() => new VideoDouble());
  const clock = new ManualClock();
  const session = new PlaybackSession({
    clock,
    latest: () => latest,
    moment,
    span: { start: noon, end },
    openVideos: (onChange) =>
      doubles.map((double, index) => {
        const { element, openTrack } = double;
        const openPiece = barns[index]?.open ?? new BarnOfPieces().open;
        const on = { element, openPiece, openTrack, clock, onChange, latest: () => latest, random: () => 0.5 };
        return new CameraVideo(on, moment);
      }),
  });
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 200) {
      for (const double of doubles) double.advance(200);
      await clock.advance(200);
      await arrived();
    }
  };
  return { session, barns, doubles, clock, pass };
}

async function arrived(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

const seconds = (session: PlaybackSession) => Math.round((session.moment() - noon) / 1000);

test('2.14: the video stops at the end of what was asked for, and goes on from there when it is asked to', async () => {
  const { session, pass } = setUp({ end: noon + 12_000 });
  await arrived();
  session.play();
  await pass(4_000);
  expect([session.playback().playing, session.playback().stop, seconds(session)]).toEqual([false, 'end', 12]);
  session.play();
  await pass(2_000);
  expect(session.playback()).toMatchObject({ playing: true, stop: null });
  expect(seconds(session)).toBe(14);
});

test('2.14: private time is jumped over, and told until something else is done', async () => {
  const { session, barns, pass } = setUp();
  for (const barn of barns) barn.gaps = [{ start: noon + 12_000, end: noon + 60_000 }];
  const hidden = [{ span: { start: noon + 12_000, end: noon + 60_000 }, reason: 'privacy' as const }];
  session.tell(0, coverageOf({ start: noon, end: latest }, [{ start: noon, end: latest }], hidden, latest));
  await arrived();
  session.play();
  await pass(4_000);
  expect(session.playback().skipped).toEqual({ from: expect.any(Number), to: noon + 60_000, reason: 'privacy' });
  expect(session.moment()).toBeGreaterThanOrEqual(noon + 60_000);
  session.seek(noon + 5_000);
  expect(session.playback().skipped).toBeNull();
});

test('P23: a frame step shows the frame beside, and stops what plays', async () => {
  const { session, pass } = setUp();
  await arrived();
  session.play();
  await pass(400);
  const before = session.moment();
  session.step(1);
  await arrived();
  expect([session.playback().playing, session.moment() - before]).toEqual([false, 200]);
  session.step(-1);
  await arrived();
  expect(session.moment()).toBe(before);
});

test('while a finger runs along the line of time no video is asked for; when it rests, it plays on as before', async () => {
  const { session, barns, pass } = setUp();
  await arrived();
  session.play();
  const asked = barns[0]?.asked.length;
  for (let at = 100; at < 500; at += 50) session.scrub(noon + at * 1_000);
  await arrived();
  expect(barns[0]?.asked).toHaveLength(asked ?? 0);
  expect([session.poster(0), session.playback().isScrubbing]).toEqual([noon + 450_000, true]);
  session.endScrub();
  await pass(1_000);
  expect(session.playback()).toMatchObject({ playing: true, isScrubbing: false });
  expect(seconds(session)).toBe(451);
});

test('backwards and fast, single pictures run, and wait for a slow line', async () => {
  const { session, pass } = setUp();
  await arrived();
  session.setSpeed(16);
  session.play();
  await pass(1_000);
  expect(session.moment()).toBe(noon + 10_000);
  for (let turn = 0; turn < 5; turn += 1) {
    session.posterSettled(session.moment(), session.moment());
    await pass(400);
  }
  expect(session.moment()).toBe(noon + 10_000 + 5 * 4_000);
  session.pause();
  await arrived();
  expect([session.poster(0), session.playback().videos[0]?.kind]).toEqual([null, 'shown']);
});

test('P23: cameras wait for each other, and keep within a quarter of a second', async () => {
  const { session, barns, doubles, pass } = setUp({ cameras: 2 });
  const [first, second] = doubles;
  barns[1]?.fallSilent();
  session.seek(noon + 300_000);
  session.play();
  await pass(2_000);
  expect(session.moment()).toBeLessThan(noon + 300_700);
  barns[1]?.release();
  await pass(10_000);
  expect(session.moment()).toBeGreaterThan(noon + 305_000);
  expect(Math.abs((first?.currentTime ?? 0) - (second?.currentTime ?? 9))).toBeLessThanOrEqual(0.25);
});

test('nothing newer than the present is played, and it says so', async () => {
  const { session, pass } = setUp({ moment: latest - 1_000, end: latest + 60_000 });
  await arrived();
  session.play();
  await pass(3_000);
  expect(session.playback()).toMatchObject({ playing: false, stop: 'latest' });
});

test('F3: where the line was lost, the time that is told is of what is seen, not of where one went last', async () => {
  const { session, barns, pass } = setUp();
  for (const barn of barns) barn.breaksAfter = 3;
  session.seek(noon + 300_000);
  await arrived();
  session.posterSettled(noon + 300_000, noon + 299_900);
  for (const barn of barns) barn.refusal = { kind: 'broken-off' };
  session.play();
  await pass(9_000);
  expect(session.playback().videos[0]?.kind).toBe('failed');
  const poster = session.poster(0) ?? 0;
  expect(poster).toBeGreaterThan(noon + 303_000);
  expect(session.shownMoment()).toBe(poster);
});

test('the camera that leads runs at the speed that was chosen, also where it followed before', async () => {
  const { session, doubles, pass } = setUp({ cameras: 2 });
  await arrived();
  session.play();
  await pass(400);
  const [first] = doubles;
  if (first) first.playbackRate = 1.1;
  await pass(400);
  expect(first?.playbackRate).toBe(1);
});

test('a player that is left holds nothing and asks for nothing', async () => {
  const { session, doubles, clock } = setUp({ cameras: 2 });
  await arrived();
  session.play();
  session.close();
  await arrived();
  expect(doubles.map(({ openTracks, paused }) => [openTracks, paused])).toEqual([
    [0, true],
    [0, true],
  ]);
  expect(clock.pending).toBe(0);
});
