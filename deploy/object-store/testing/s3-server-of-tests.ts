import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type S3Server, startS3Server } from './start-s3-server';

export const testBucket = 'barnwatch-test';

/** The S3 server with its one bucket; its address and keys are in the environment, where the client looks. */
export function s3ServerOfTests(): void {
  const variables = { ...process.env };
  let server: S3Server | undefined;
  beforeAll(async () => {
    server = await startS3Server();
    Object.assign(process.env, server.environment);
    const client = new S3Client({ forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' });
    await client.send(new CreateBucketCommand({ Bucket: testBucket }));
    client.destroy();
  });
  afterAll(async () => {
    await server?.stop();
    for (const name of Object.keys(server?.environment ?? {})) delete process.env[name];
    Object.assign(process.env, variables);
  });
}
