import { publishRunningSuite } from './running-suite';
import { startSuite } from './start-suite';

/** One suite for the whole run: built when stale, with data of its own on ports of its own; gone at the end. */
// biome-ignore lint/style/noDefaultExport: Playwright asks for it
export default async function setUp(): Promise<() => Promise<void>> {
  const { suite, stop } = await startSuite();
  publishRunningSuite(suite);
  return stop;
}
