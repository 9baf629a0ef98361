import * as v from 'valibot';

/** Where items of the record stood that is being read, and could not be read themselves. Reading is never interrupted. */
let setAsideNow: string[] | null = null;

/**
 * A list within a record of which each item stands for itself: a damaged one is set aside, and never loses the record.
 * Only for lists that no write sends back as a whole: there, what was set aside would be lost by saving.
 */
export function readableItems<Item extends v.GenericSchema>(
  item: Item,
): v.GenericSchema<unknown, v.InferOutput<Item>[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((given) =>
      given.flatMap((one, place) => {
        const reading = noticingSetAside(() => v.safeParse(item, one));
        if (reading.read.success) {
          setAsideNow?.push(...reading.setAside.map((within) => `${place}.${within}`));
          return [reading.read.output];
        }
        setAsideNow?.push(String(place));
        return [];
      }),
    ),
  );
}

/** Reads something, and notices what was set aside within it. */
export function noticingSetAside<Read>(read: () => Read): {
  readonly read: Read;
  readonly setAside: readonly string[];
} {
  const outer = setAsideNow;
  const setAside: string[] = [];
  setAsideNow = setAside;
  try {
    return { read: read(), setAside };
  } finally {
    setAsideNow = outer;
  }
}
