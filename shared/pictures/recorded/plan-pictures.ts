/** How much a picture is wanted, most first: it is seen now, is seen next, or goes with what is seen. */
export const pictureRanks = ['shown', 'ahead', 'beside'] as const;
export type PictureRank = (typeof pictureRanks)[number];

/** A picture that is wanted and neither there nor refused. */
export interface OpenPicture {
  readonly key: string;
  readonly rank: PictureRank;
  readonly isRunning: boolean;
}

export interface PicturePlan {
  /** Requests that give their place to a picture that is wanted more. */
  readonly stop: readonly string[];
  /** Pictures to ask for now, in this order. */
  readonly start: readonly string[];
}

/**
 * Which pictures to ask for. Those of the highest rank come first, in the order in which they were wanted; while one of
 * them is open none of a lower rank begins, and one that runs already goes on only where it takes nobody's place.
 *
 * @param open in the order in which they were wanted
 * @param limit how many requests there may be at once
 */
export function planPictures(open: readonly OpenPicture[], limit: number): PicturePlan {
  const highest = pictureRanks.find((rank) => open.some((picture) => picture.rank === rank));
  const first = open.filter(({ rank }) => rank === highest);
  const running = first.filter(({ isRunning }) => isRunning).length;
  const start = first.filter(({ isRunning }) => !isRunning).slice(0, Math.max(0, limit - running));
  const left = Math.max(0, limit - running - start.length);
  const lower = pictureRanks.flatMap((rank) =>
    rank === highest ? [] : open.filter((picture) => picture.isRunning && picture.rank === rank),
  );
  return { stop: lower.slice(left).map(({ key }) => key), start: start.map(({ key }) => key) };
}
