import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { InstanceType } from '@barnwatch/shared/wire';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { Contract } from '../contract/contract';
import { answerData } from '../server/answers';
import type { Handlers } from '../server/call';
import { refuse } from '../server/refusals';
import { productName } from './product';
import type { Disk } from './watch-disk';

export interface ProbeOptions {
  readonly identity: InstanceConfiguration['identity'];
  readonly type: InstanceType;
  readonly version: string;
  readonly contract: Contract;
  readonly disk: Disk;
  /** Null: it has none that could be away. */
  readonly isDatabaseThere: (() => boolean) | null;
}

/**
 * Is it there, what is it, who is it: answered without a bearer, and without looking at anything that may be gone.
 * @throws when the picture of the instance cannot be read
 */
export function createProbeHandlers({
  identity,
  type,
  version,
  contract,
  disk,
  isDatabaseThere,
}: ProbeOptions): Handlers {
  const { globalUniqueIdentifier, name, realWorldName, imageFile } = identity;
  const imageType = imageFile !== undefined && extname(imageFile).toLowerCase() === '.png' ? 'image/png' : 'image/jpeg';
  const image = imageFile === undefined ? null : readFileSync(imageFile);
  return {
    // A full disk keeps nobody from looking: the instance is there all the same, and says so.
    'GET api/p': () => ({
      kind: 'text',
      text: 'OK',
      headers: {
        'x-disk': disk.isFull() ? 'full' : 'ok',
        ...(isDatabaseThere && { 'x-database': isDatabaseThere() ? 'ok' : 'away' }),
      },
    }),
    'GET api/v': () =>
      answerData({
        version: { product: productName, version, contractVersion: contract.version, globalUniqueIdentifier },
      }),
    'GET api/identity': () => answerData({ identity: { globalUniqueIdentifier, name, realWorldName, type } }),
    'GET api/identity/imageUrl': () => answerData({ imageUrl: image === null ? null : 'api/identity/image' }),
    'GET api/identity/image': () =>
      image === null
        ? refuse('image-missing', 'This instance has no picture of itself')
        : { kind: 'file', content: image, contentType: imageType },
  };
}
