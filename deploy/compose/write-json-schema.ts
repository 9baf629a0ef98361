import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../build/places';
import { registryJsonSchema } from './registry-json-schema';

/** Writes the published schema anew: `npx tsx deploy/compose/write-json-schema.ts`. A test fails while it is stale. */
writeFileSync(path.join(repository, 'docs/suite.schema.json'), registryJsonSchema());
