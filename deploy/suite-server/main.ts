import { parseArgs } from 'node:util';
import { suiteFolder } from '../build/places';
import { startSuiteServer } from './suite-server';

/** `tsx deploy/suite-server/main.ts [--folder …] [--host 127.0.0.1] [--port 8080] [--secure]` */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: suiteFolder },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8080' },
      secure: { type: 'boolean', default: false },
    },
  });
  const server = await startSuiteServer({ ...values, port: Number(values.port) });
  console.log(`The suite is served at http://${values.host}:${server.port}/`);
  const stop = () => void server.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await main();
