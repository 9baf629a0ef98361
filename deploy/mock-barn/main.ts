import { parseArgs } from 'node:util';
import { startMockBarn } from './start-mock-barn';

// Serves the contract's examples until it is ended: `npm run mock-barn -- --port 8090`.

const { values } = parseArgs({ options: { port: { type: 'string', default: '8090' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`--port ${values.port} is no port.`);
  process.exitCode = 1;
} else {
  const { address } = await startMockBarn(port);
  const code = { local: { hostname: 'localhost', port, protocol: 'http' } };
  console.log(`The contract's examples are at ${address}. Every name and password is good.`);
  console.log(`To add it as a barn: ${Buffer.from(JSON.stringify(code)).toString('base64')}`);
}
