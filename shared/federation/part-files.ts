import * as v from 'valibot';
import { assetListSchema } from './suite-registry';

/** `PartFiles` as they are read. Apart from the registry, which every page reads: a page looks up one part at a time. */
export const partFilesSchema = v.record(v.string(), assetListSchema);
