import webpack from 'webpack';
import configuration from './webpack.config.mjs';

webpack(configuration, (failure, stats) => {
  if (failure === null && !stats.hasErrors()) return;
  console.error(failure ?? stats.toString({ all: false, errors: true }));
  process.exitCode = 1;
});
