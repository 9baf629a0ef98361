import type { RequestError } from '@barnwatch/shared/auth-client';
import * as v from 'valibot';
import { wasOverruled } from './region-edits';

/** The value that a change is based on, as the barn has it. */
export interface Basis {
  readonly color: string;
  /** Of a specification; null for a type. */
  readonly regionType: string | null;
}

/** What the savings of records are based on: nobody else's change is overruled unseen (F47). */
export interface Bases {
  /** Somebody saves who has this before him; undefined where it cannot be said. */
  readonly begin: (name: string, basis: Basis | undefined) => void;
  readonly of: (name: string) => Basis | undefined;
  /** This was sent: the barn may have it, whatever it answers. */
  readonly sent: (name: string, value: Basis) => void;
  /** Whether a barn has refused for a value of one's own; what follows is based on that one. */
  readonly meet: (name: string, error: RequestError) => boolean;
  /** It is known what the barn has. */
  readonly settle: (name: string) => void;
}

/** The contract's colours, as `expectedValue` may carry them. */
const wholeColor = /^#[0-9a-f]{6}$/i;

const typeSchema = v.object({ regionType: v.object({ color: v.string() }) });
const specificationSchema = v.object({
  regionSpecification: v.object({ color: v.string(), regionType: v.string() }),
});

export function createBases(): Bases {
  const bases = new Map<string, Basis | undefined>();
  // By one's own hand, or seen before one's own change, and not settled since.
  const own = new Map<string, readonly Basis[]>();
  const keep = (name: string, value: Basis): void => void own.set(name, [...(own.get(name) ?? []), value]);
  return {
    begin(name, basis) {
      const isWhole = basis !== undefined && wholeColor.test(basis.color);
      bases.set(name, isWhole ? basis : undefined);
      if (isWhole) keep(name, basis);
    },
    of: (name) => bases.get(name),
    sent: keep,
    meet(name, error) {
      const stored = storedValue(error);
      if (!stored || !own.get(name)?.some((one) => isSame(one, stored)) || isSame(stored, bases.get(name)))
        return false;
      bases.set(name, stored);
      return true;
    },
    settle: (name) => void own.delete(name),
  };
}

function isSame(one: Basis, other: Basis | undefined): boolean {
  return one.color === other?.color && one.regionType === other.regionType;
}

/** What a barn has in place of what was expected. */
function storedValue(error: RequestError): Basis | null {
  if (!wasOverruled(error)) return null;
  const { details } = error.context;
  const type = v.safeParse(typeSchema, details);
  if (type.success) return { color: type.output.regionType.color, regionType: null };
  const specification = v.safeParse(specificationSchema, details);
  return specification.success ? specification.output.regionSpecification : null;
}
