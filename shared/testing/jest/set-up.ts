import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 15_000 });

// A build server is shared. What failed there once is written into its output before it is tried again.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
