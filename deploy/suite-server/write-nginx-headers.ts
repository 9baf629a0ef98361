import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../build/places';
import { nginxHeaders } from './nginx-headers';
import { noOrigins, suiteOrigins } from './suite-origins';

/** Without an argument: the published snippet. With a `suite.json`: that deployment's snippet, on the standard output. */
const [registryFile] = process.argv.slice(2);
if (registryFile === undefined)
  writeFileSync(path.join(repository, 'deploy/nginx/security-headers.conf'), nginxHeaders(noOrigins));
else process.stdout.write(nginxHeaders(suiteOrigins(readFileSync(registryFile, 'utf8'))));
