import { expect, test } from '../harness/suite-test';
import type { Played, Playing } from './decoder-page/decoder-page';
import { inDecoderPage, openDecoderPage, streamAddress } from './decoder-page/open-decoder-page';

const count = 360;
const group = 30;

/** Places in the stream of what was shown; -1 for what is none of its pictures. */
function placesOf({ shown }: Played, all: readonly string[]): readonly number[] {
  return shown.map((picture) => all.indexOf(picture));
}

test('F34: a real stream on a decoder that is too slow: each picture shown is one of its own, in order, and none fails', async ({
  suite: { page },
}) => {
  await openDecoderPage(page, count, group);
  const pictures = (lost: readonly number[]) =>
    inDecoderPage(page, (decoder, asked) => decoder.pictures(asked.address, asked.lost), {
      address: streamAddress,
      lost,
    });
  const source = await pictures([]);
  expect(source.failures).toEqual([]);
  expect(new Set(source.shown).size, 'each picture of the stream is another one').toBe(count);

  const play = (playing: Partial<Playing>) =>
    inDecoderPage(page, (decoder, { address, all }) => decoder.play(address, all), {
      address: streamAddress,
      all: { together: 2, everyMs: 10, decodeMs: 0, ...playing },
    });
  const hurried = [
    ['decodes half of what comes', { decodeMs: 10 }],
    ['decodes a quarter of it', { decodeMs: 20 }],
    ['is given half a minute at once', { together: count + 10, everyMs: 0 }],
    ['is given more than it decodes', { together: 40, everyMs: 0 }],
  ] as const satisfies readonly (readonly [string, Partial<Playing>])[];
  for (const [how, playing] of hurried) {
    const played = await play(playing);
    const places = placesOf(played, source.shown);
    expect(played.failures, how).toEqual([]);
    expect(places, how).not.toContain(-1);
    expect(places, how).toEqual(places.toSorted((one, other) => one - other));
    expect(places.length, how).toBeGreaterThan(group);
    if ('decodeMs' in playing) expect(played.dropped, how).toBeGreaterThan(group);
  }

  // That this would be seen: with pictures lost on the way the same player shows wrong ones, or its decoder fails. Each is
  // waited for: a machine that is busy would leave out those behind the gap.
  const broken = await pictures([40, 41, 42, 43, 44]);
  const wrong = placesOf(broken, source.shown).filter((place) => place === -1);
  expect(wrong.length + broken.failures.length).toBeGreaterThan(0);
});
