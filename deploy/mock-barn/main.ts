import { parseArgs } from 'node:util';
import { startMockBarn } from './start-mock-barn';

// Serves the contract's examples until it is ended: `npm run mock-barn -- --port 8090`.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8090' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port} is no port.`);
  const { address } = await startMockBarn(port);
  const code = { local: { hostname: 'localhost', port, protocol: 'http' } };
  console.log(`The contract's examples are at ${address}. Every name and password is good.`);
  console.log(`To add it as a barn: ${Buffer.from(JSON.stringify(code)).toString('base64')}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
