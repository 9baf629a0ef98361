import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// A busy machine is slow, not wrong: what is waited for may take its time.
configure({ asyncUtilTimeout: 120_000 });

// React notes the stack of calls for ten thousand elements a second, for its warnings: a twentieth of the time of the tests
// that draw. Here that many are always made already.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
