export { readFactor } from './read-factor';
export { type FactorText, useFactorText } from './use-factor-text';
