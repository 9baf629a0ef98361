import { sendFileCall } from '@barnwatch/shared/answers';
import type { InstanceClient } from '@barnwatch/shared/auth-client';
import { readPictureFile } from '@barnwatch/shared/pictures';
import { mostPictureBytes } from '@barnwatch/shared/pictures/files';

/** The recorded picture of a moment as large as there is, for a file; null where there is none. */
export async function readFrame(client: InstanceClient, cameraId: string, moment: number): Promise<Blob | null> {
  const path = { cameraId, timestamp: Math.round(moment) };
  const call = 'GET api/recordings/frame/{cameraId}/{timestamp}';
  const file = await readPictureFile(
    await sendFileCall(client, call, { path, query: {} }, { maxBytes: mostPictureBytes }),
  );
  return file.kind === 'picture' ? file.blob : null;
}
