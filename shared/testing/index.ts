export { exampleBarn } from './example-barn';
export { type ManualClock, manualClock } from './manual-clock';
export { type InSuite, type InSuiteOptions, renderInSuite } from './render-in-suite';
