import type { CameraSource } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import { animalCountRule, pathRule, seedRule, urlRule } from './camera-rules';

/** A source as it is being typed. */
export interface SourceDraft {
  readonly kind: CameraSource['kind'];
  readonly url: string;
  readonly path: string;
  readonly seed: string;
  readonly species: 'pig' | 'broiler';
  readonly animalCount: string;
  readonly flooring: 'slatted' | 'litter';
}

export const newSource: SourceDraft = {
  kind: 'rtsp',
  url: '',
  path: '',
  seed: '1',
  species: 'pig',
  animalCount: '12',
  flooring: 'slatted',
};

/** The source that was typed, as the barn takes it. */
export function sourceOf({ kind, url, path, seed, species, animalCount, flooring }: SourceDraft): CameraSource {
  switch (kind) {
    case 'rtsp':
      return { kind, url: url.trim() };
    case 'file':
      return { kind, path: path.trim() };
    case 'simulated':
      return { kind, seed: Number(seed), species, animalCount: Number(animalCount), flooring };
  }
}

/** What of a source is judged, by its field; what its kind does not have is left out. */
export interface SourceValues {
  readonly url: string | null;
  readonly path: string | null;
  readonly seed: string | null;
  readonly animalCount: string | null;
}

export function sourceValues({ kind, url, path, seed, animalCount }: SourceDraft): SourceValues {
  const isSimulated = kind === 'simulated';
  return {
    url: kind === 'rtsp' ? url : null,
    path: kind === 'file' ? path : null,
    seed: isSimulated ? seed : null,
    animalCount: isSimulated ? animalCount : null,
  };
}

export const sourceRules = {
  url: v.nullable(urlRule),
  path: v.nullable(pathRule),
  seed: v.nullable(seedRule),
  animalCount: v.nullable(animalCountRule),
} as const;
