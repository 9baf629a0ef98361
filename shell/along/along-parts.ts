import type { TakenAlong } from '@barnwatch/shared/along';
import type { AlongPart } from '@barnwatch/shared/federation';
import * as v from 'valibot';
import type { ChosenTake } from './take-all';

/** A part, told from those of all remotes. */
export interface OfferedPart extends AlongPart {
  /** `<remote>/<part>` */
  readonly key: string;
}

const partsSchema = v.pipe(
  v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      count: v.string(),
      bytesEach: v.pipe(v.number(), v.finite(), v.minValue(0)),
      takes: v.array(v.object({ id: v.string(), take: v.function() })),
      state: v.picklist(['loading', 'ready', 'failed']),
      retry: v.optional(v.function()),
    }),
  ),
  v.check((parts) => new Set(parts.map(({ id }) => id)).size === parts.length, 'two parts of one id'),
);

/** Throws where what a module told are no parts: a remote of other authors may tell anything. */
export function checkAlongParts(parts: unknown): void {
  v.parse(partsSchema, parts);
}

/** All things of some parts, in their order. */
export function takesOf(parts: readonly OfferedPart[]): readonly ChosenTake[] {
  return parts.flatMap(({ key, takes }) => takes.map(({ id, take }) => ({ key: `${key}/${id}`, part: key, take })));
}

/** About how many bytes a part takes: by what this device has measured of it, else by what its remote says. */
export function bytesOfPart({ key, takes, bytesEach }: OfferedPart, sizes: TakenAlong['sizes']): number {
  const measured = sizes[key];
  const each = measured && measured.takes > 0 ? measured.bytes / measured.takes : bytesEach;
  return Math.round(takes.length * each);
}
