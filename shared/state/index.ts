/** What the doors have in common that show a state. */
export { type Readable, readable } from './readable';
export type { StateStore } from './state-store';
