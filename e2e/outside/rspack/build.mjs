import { rspack } from '@rspack/core';
import configuration from './rspack.config.mjs';

rspack(configuration, (failure, stats) => {
  if (failure === null && !stats.hasErrors()) return;
  console.error(failure ?? stats.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
