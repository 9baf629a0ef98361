import { register } from 'tsx/esm/api';

// A thread does not inherit what makes this process understand TypeScript.
register();
await import('./thread-main.ts');
