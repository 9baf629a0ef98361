import { type BarnReading, type PagedReading, usePagedReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, queryArtifacts } from '@barnwatch/shared/wire/calls';
import { type Artifact, artifactsOf, idOfArtifact } from './artifact';

/** What others order shows within this time, ms. */
const refreshEveryMs = 60_000;
/** While something is being made its progress moves on, ms. */
const progressEveryMs = 2500;

export interface ArtifactsWanted {
  readonly question: Parameters<typeof usePagedReading<'POST api/artifact/data', never, never>>[1]['body'];
  readonly pageLength: number;
  /** How many are wanted, from the newest on. */
  readonly wanted: number;
  /** Whether the list is kept on the device: then it is there with its age where the barn is not. */
  readonly keep: boolean;
  /** Whether one of those that are shown is being made. */
  readonly isMaking: boolean;
}

/** Artifacts of the selected barn, as far as they are wanted. Needs `artifacts.view`. */
export function useArtifacts({ question, isMaking, ...reach }: ArtifactsWanted): PagedReading<Artifact> {
  return usePagedReading(queryArtifacts, { body: question }, artifactsOf, {
    idOf: idOfArtifact,
    refreshEveryMs: isMaking ? progressEveryMs : refreshEveryMs,
    ...reach,
  });
}

/** One artifact by its id, listed or not; null where there is none. */
export function useArtifact(artifactId: string, isMaking: boolean): BarnReading<Artifact | null> {
  return useReading(
    queryArtifacts,
    {
      body: { query: { artifactId }, limit: 1 },
      keep: true,
      refreshEveryMs: isMaking ? progressEveryMs : refreshEveryMs,
    },
    firstOf,
  );
}

function firstOf({ artifacts }: AnswerOf<typeof queryArtifacts>): Artifact | null {
  return artifacts[0] ?? null;
}
