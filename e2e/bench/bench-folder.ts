import path from 'node:path';
import { cacheFolder } from '../../deploy/build/places';

/** Where everything of the benches lies that may be thrown away. */
export const benchFolder = path.join(cacheFolder, 'bench');
