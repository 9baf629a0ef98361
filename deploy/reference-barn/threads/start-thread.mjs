import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread does not inherit what makes this process understand TypeScript.
register();
await import(workerData.main);
