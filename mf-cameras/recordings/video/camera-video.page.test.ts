import { ManualClock } from '../../pictures/timing/manual-clock';
import { CameraVideo } from './camera-video';
import { coverageOf } from './coverage';
import { BarnOfPieces } from './doubles/barn-of-pieces';
import { VideoDouble } from './doubles/video-double';

const noon = Date.UTC(2026, 0, 1, 12);
const at = noon + 13_500;

function setUp(moment = at, barn = new BarnOfPieces(), latest = () => noon + 3_600_000) {
  const double = new VideoDouble();
  const clock = new ManualClock();
  const video = new CameraVideo(
    {
      element: double.element,
      openPiece: barn.open,
      openTrack: double.openTrack,
      clock,
      latest,
      random: () => 0.5,
      onChange: () => {},
    },
    moment,
  );
  /** Lets it play, and everything that is under way arrive. */
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 400) {
      double.advance(400);
      await clock.advance(400);
      await arrived();
    }
  };
  return { barn, double, clock, video, pass };
}

/** Streams take turns of the event loop. */
async function arrived(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

test('P23: the moment that is opened is shown as soon as its group of pictures is there', async () => {
  const { barn, video } = setUp();
  expect(video.state).toEqual({ kind: 'opening', ranDry: false });
  expect(barn.asked).toEqual([{ start: noon + 12_000, end: noon + 60_000 }]);
  await arrived();
  expect(video.state.kind).toBe('shown');
  expect(video.frameMoment).toBe(noon + 13_400);
  expect([video.frameBeside(1), video.frameBeside(-1)]).toEqual([noon + 13_600, noon + 13_200]);
});

test('P23: the newest moment is shown as soon as it is recorded, without anything being done', async () => {
  let latest = at;
  const { barn, video, pass } = setUp(at, new BarnOfPieces(), () => latest);
  await arrived();
  expect([barn.asked.length, video.state.kind]).toEqual([0, 'opening']);
  latest += 1_000;
  await pass(1_200);
  expect([barn.asked.length, video.state.kind]).toEqual([1, 'shown']);
});

test('what comes next is fetched before it is wanted, and the clock runs through the border of pieces', async () => {
  const { barn, video, pass } = setUp(noon + 40_000);
  await arrived();
  video.run(1);
  await pass(25_000);
  expect(barn.asked.map(({ start }) => start - noon)).toEqual([40_000, 60_000]);
  expect(video.state.kind).toBe('shown');
  expect(Math.abs(video.frameMoment - (noon + 65_000))).toBeLessThan(500);
});

test('a jump calls off what is on its way, and goes back over what is at hand without asking', async () => {
  const { barn, video, double } = setUp();
  barn.fallSilent();
  video.seek(noon + 1_800_000);
  expect(barn.aborted).toBe(1);
  barn.release();
  await arrived();
  expect(video.state.kind).toBe('shown');
  const asked = barn.asked.length;
  video.seek(noon + 1_805_000);
  await arrived();
  expect([video.state.kind, barn.asked.length]).toEqual(['shown', asked]);
  expect(video.frameMoment).toBe(noon + 1_805_000);
  video.close();
  expect([double.openTracks, double.paused]).toEqual([0, true]);
});

test('a gap that the barn knows of ends the video, and says where it goes on', async () => {
  const barn = new BarnOfPieces();
  barn.gaps = [{ start: noon + 30_000, end: noon + 300_000 }];
  const { video, pass } = setUp(noon + 25_000, barn);
  const recorded = [
    { start: noon, end: noon + 30_000 },
    { start: noon + 300_000, end: noon + 360_000 },
  ];
  video.tell(coverageOf({ start: noon - 1, end: noon + 3_600_000 }, recorded, [], noon + 7_200_000));
  await arrived();
  video.run(1);
  await pass(6_000);
  expect(video.state).toEqual({ kind: 'absent', reason: 'gap', until: noon + 300_000 });
  video.seek(noon + 300_000);
  await pass(1_000);
  expect(video.state.kind).toBe('shown');
});

test('one that nobody knew of is found by asking, and is asked for once', async () => {
  const barn = new BarnOfPieces();
  barn.gaps = [{ start: noon + 30_000, end: noon + 60_000 }];
  const { video, pass } = setUp(noon + 25_000, barn);
  await arrived();
  video.run(1);
  await pass(6_000);
  expect(video.state).toMatchObject({ kind: 'absent', reason: 'gap' });
  const asked = barn.asked.length;
  await pass(3_000);
  expect(barn.asked.length - asked).toBeLessThanOrEqual(1);
});

test('a few frames that are missing within a recording are passed over', async () => {
  const barn = new BarnOfPieces();
  barn.gaps = [{ start: noon + 16_000, end: noon + 18_000 }];
  const { video, pass } = setUp(at, barn);
  await arrived();
  video.run(1);
  await pass(5_000);
  expect(video.state.kind).toBe('shown');
  expect(video.frameMoment).toBeGreaterThanOrEqual(noon + 18_000);
});

test('private time shows nothing, says so, and is no failure', async () => {
  const barn = new BarnOfPieces();
  barn.refusal = { kind: 'privacy' };
  const { video, clock } = setUp(at, barn);
  await arrived();
  expect(video.state).toMatchObject({ kind: 'absent', reason: 'privacy' });
  expect(clock.pending).toBe(0);
});

test('F3: a line that is lost in the middle of a piece is tried again by itself, and goes on where it broke off', async () => {
  const barn = new BarnOfPieces();
  barn.breaksAfter = 3;
  const { video, pass } = setUp(at, barn);
  await arrived();
  expect(video.state.kind).toBe('shown');
  video.run(1);
  await pass(400);
  barn.breaksAfter = Number.POSITIVE_INFINITY;
  await pass(8_000);
  expect(video.state.kind).toBe('shown');
  expect(barn.asked[1]).toEqual({ start: noon + 18_000, end: noon + 60_000 });
});

test('F2: a barn that says nothing is given up after a while, and asked again', async () => {
  const barn = new BarnOfPieces();
  barn.refusal = { kind: 'broken-off' };
  const { video, clock } = setUp(at, barn);
  await arrived();
  expect(video.state).toEqual({ kind: 'failed', failure: { kind: 'broken-off' } });
  barn.refusal = null;
  await clock.advance(600);
  await arrived();
  expect(video.state.kind).toBe('shown');
});

test('F33: what the browser cannot read is told, and tried again only when somebody asks for it', async () => {
  const { barn, video, double, clock } = setUp();
  double.refuses = true;
  await arrived();
  expect(video.state).toEqual({ kind: 'failed', failure: { kind: 'undecodable' } });
  expect(clock.pending).toBe(0);
  double.refuses = false;
  video.retry();
  await arrived();
  expect(video.state.kind).toBe('shown');
  expect(barn.asked).toHaveLength(2);
});

test('a video that is closed asks for nothing any more', async () => {
  const barn = new BarnOfPieces();
  barn.refusal = { kind: 'broken-off' };
  const { video, clock } = setUp(at, barn);
  await arrived();
  video.close();
  video.seek(noon);
  video.run(1);
  await clock.advance(60_000);
  await arrived();
  expect([barn.asked.length, clock.pending]).toEqual([1, 0]);
});
