import { sendCall } from '@barnwatch/shared/answers';
import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import { deleteArtifact } from '@barnwatch/shared/wire/calls';

/**
 * Ends the making of an artifact that is pending, and deletes one that is ready. It is sent also while the screen is
 * left. Needs `artifacts.manage`.
 */
export function cancelArtifact(client: InstanceClient, artifactId: string): Promise<Outcome<unknown>> {
  return sendCall(client, deleteArtifact, { path: { artifactId } });
}
