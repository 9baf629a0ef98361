/** What a test needs to know of the suite that runs for it. Written by the set-up, read by every worker. */
export interface RunningSuite {
  /** `http://localhost:<port>` */
  readonly address: string;
  /** The same as an address of the internet, for browsers that are told to find it here. The barns let it in. */
  readonly publicAddress: string;
  /** Folder that is served; a test may change what lies there, and puts it back. */
  readonly suiteFolder: string;
  /** Folder of `suite.json`. */
  readonly registryFolder: string;
  /** Where each server writes its log. */
  readonly logFolder: string;
  /** Where the instances of the demo can be stopped and started again. */
  readonly control: string;
  readonly north: string;
  readonly south: string;
  readonly senator: string;
  readonly testBarn: TestBarnFacts;
}

/** A barn of the tests' own, which no suite names: a fault test puts a proxy between it and the browser. */
export interface TestBarnFacts {
  /** Where it really listens. */
  readonly address: string;
  /** Where its discovery code leads. Nothing listens there but a test's proxy. */
  readonly proxyPort: number;
}

const variable = 'BARNWATCH_E2E';

/** One for each worker that tests run in beside each other. */
export function publishRunningSuites(suites: readonly RunningSuite[]): void {
  process.env[variable] = JSON.stringify(suites);
}

/** The suite of this worker: no other worker's test touches it. */
export function runningSuite(): RunningSuite {
  const text = process.env[variable];
  if (text === undefined) throw new Error('No suite runs: the global set-up has not been through.');
  const suite = (JSON.parse(text) as readonly RunningSuite[])[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!suite) throw new Error('There is no suite for this worker: there are more workers than the set-up was told of.');
  return suite;
}
