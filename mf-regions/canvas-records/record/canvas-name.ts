import { isLineOfText } from '@barnwatch/shared/forms';
import * as v from 'valibot';

/** Contract, `CameraCanvasValue`. */
export const longestName = 100;

/** The messages are names of problems. */
export const canvasNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'missing'),
  v.maxLength(longestName, 'tooLong'),
  v.check(isLineOfText, 'notALine'),
);

/** A name like this one that nobody has: `Whole barn 2`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const stem = name.trim().replace(/ \d+$/, '');
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const next = `${stem.slice(0, longestName - ending.length)}${ending}`;
    if (!taken.has(next)) return next;
  }
}
