import path from 'node:path';
import { repository } from '../../deploy/build/places';
import { suitePackages } from '../../deploy/build/suite-packages';
import { remotePorts } from '../../deploy/demo/ports';
import { serveRemote } from '../../deploy/dev/serve-remote';
import { serveShell } from '../../deploy/dev/serve-shell';

/**
 * `tsx serve-development.ts <folder of the remote> <port> <folder of suite.json>`: what `npm run dev -- <remote>` serves,
 * beside instances that run already. Ends with the process that started it.
 */
const [directory = '', port = '', registryFolder = ''] = process.argv.slice(2);
const shell = suitePackages(repository, process.env).find(({ kind }) => kind === 'shell');
if (shell === undefined) throw new Error('there is no shell');
const remote = { name: path.basename(directory), kind: 'remote', directory, version: '0.1.0' } as const;
const served = await serveRemote(remote, Number(port) + remotePorts.above, 'hot');
await serveShell(shell, { port: Number(port), registryFolder, remotes: [served] });
await served.current();
process.send?.('serves');
process.once('disconnect', () => process.exit());
