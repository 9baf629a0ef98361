import type { CameraSource } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { animalCountRule, pathRule, problemOf, seedRule, urlRule } from './camera-rules';

/** A source as it is being typed; `kept` leaves that of a camera as it is, for its address is never shown. */
export interface SourceDraft<Kind extends CameraSource['kind'] | 'kept' = CameraSource['kind'] | 'kept'> {
  readonly kind: Kind;
  readonly url: string;
  readonly path: string;
  readonly seed: string;
  readonly species: 'pig' | 'broiler';
  readonly animalCount: string;
  readonly flooring: 'slatted' | 'litter';
}

const untyped = {
  url: '',
  path: '',
  seed: '1',
  species: 'pig',
  animalCount: '12',
  flooring: 'slatted',
} as const;

/** Of a camera that is not there yet. */
export const newSource: SourceDraft<CameraSource['kind']> = { kind: 'rtsp', ...untyped };

/** Of a camera that has one. */
export const keptSource: SourceDraft = { kind: 'kept', ...untyped };

/** The source that was typed, as the barn takes it. */
export function sourceOf(draft: SourceDraft<CameraSource['kind']>): CameraSource {
  const { kind, url, path, seed, species, animalCount, flooring } = draft;
  switch (kind) {
    case 'rtsp':
      return { kind, url: url.trim() };
    case 'file':
      return { kind, path: path.trim() };
    case 'simulated':
      return { kind, seed: Number(seed), species, animalCount: Number(animalCount), flooring };
  }
}

/** The same where it may stay as it is: null then. */
export function typedSource(draft: SourceDraft): CameraSource | null {
  const { kind } = draft;
  return kind === 'kept' ? null : sourceOf({ ...draft, kind });
}

/** What of a source is judged, by its field, in the order of the fields; what its kind does not have is left out. */
export interface SourceValues {
  readonly url: string | null;
  readonly path: string | null;
  readonly animalCount: string | null;
  readonly seed: string | null;
}

export function sourceValues({ kind, url, path, seed, animalCount }: SourceDraft): SourceValues {
  const isSimulated = kind === 'simulated';
  return {
    url: kind === 'rtsp' ? url : null,
    path: kind === 'file' ? path : null,
    animalCount: isSimulated ? animalCount : null,
    seed: isSimulated ? seed : null,
  };
}

export const sourceRules = {
  url: v.nullable(urlRule),
  path: v.nullable(pathRule),
  animalCount: v.nullable(animalCountRule),
  seed: v.nullable(seedRule),
} as const;

const fields = ['url', 'path', 'animalCount', 'seed'] as const;

/**
 * The field of a source at which something is told that is wrong with the source: the first that breaks its rule, else
 * the first there is; null where nothing is typed.
 */
export function faultyField(draft: SourceDraft): keyof SourceValues | null {
  const values = sourceValues(draft);
  const typed = fields.filter((field) => values[field] !== null);
  const faulty = typed.find((field) => problemOf(rules[field], values[field] ?? '') !== null);
  return faulty ?? typed[0] ?? null;
}

const rules = { url: urlRule, path: pathRule, animalCount: animalCountRule, seed: seedRule } as const;
