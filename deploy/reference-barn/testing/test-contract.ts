import { compileContract } from '../contract/compile-contract';
import { loadContract } from '../contract/load-contract';

/** The contract for all instances of a test file: its checks, those of answers among them, are compiled once. */
export const testContract = compileContract(loadContract());
