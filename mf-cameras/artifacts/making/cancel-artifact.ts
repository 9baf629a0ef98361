import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { urlPath } from '@barnwatch/shared/auth-client';

/**
 * `DELETE api/artifact/{artifactId}`: ends the making of one that is pending, and deletes one that is ready. Needs
 * `artifacts.manage`.
 */
export function cancelArtifact(client: InstanceClient, artifactId: string): Promise<Outcome<null>> {
  return client.delete(urlPath`api/artifact/${artifactId}`, { parse: () => null });
}
