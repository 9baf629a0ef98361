import type { AnswerOf, queryArtifacts, Artifact as ToldArtifact } from '@barnwatch/shared/wire/calls';

/** A file made of pictures, as the barn tells of it (product 3.12, contract `Artifact`). */
export type Artifact = ToldArtifact;

/** The kinds that this suite can make and has words for; a later barn may know others. */
export const artifactKinds = ['heatmap', 'longTimeExposure'] as const;

export type ArtifactKind = (typeof artifactKinds)[number];

export function isArtifactKind(type: string): type is ArtifactKind {
  return artifactKinds.some((kind) => kind === type);
}

export function artifactsOf({ artifacts }: AnswerOf<typeof queryArtifacts>): readonly Artifact[] {
  return artifacts;
}

export function idOfArtifact({ artifactId }: Pick<Artifact, 'artifactId'>): string {
  return artifactId;
}
