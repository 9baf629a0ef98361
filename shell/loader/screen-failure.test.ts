import type { LoadFailure } from './load-failure';
import { screenFailure } from './screen-failure';
import { NoContainer, NotLoaded } from './suite-plugin';

const context = { remote: 'mf-cameras', version: '1.0.0', file: './cameras' };
const refused: LoadFailure = { code: 'refused', context: { ...context, file: 'cameras.js', status: 503 } };

function chunkError(request: string): Error {
  return Object.assign(new Error('Loading chunk 577 failed'), { name: 'ChunkLoadError', request });
}

test.each<[string, unknown, LoadFailure['code'], string]>([
  ['a file that the shell has named', new NotLoaded(refused), 'refused', 'cameras.js'],
  ['an entry that left nothing', new NoContainer(), 'no-container', 'remote-entry.js'],
  ['a chunk', chunkError('https://suite.example/577.bc18.js?x=1'), 'unreachable', '577.bc18.js'],
  [
    'a module of an ES-module remote',
    new TypeError('Failed to fetch dynamically imported module: https://suite.example/remotes/x/1.0.0/assets/panel.js'),
    'unreachable',
    'panel.js',
  ],
  [
    'React of another version, by the federation runtime',
    new Error(
      '[ Federation Runtime ]: Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of x which needs ^18.0.0)',
    ),
    'sharing-refused',
    './cameras',
  ],
  [
    'React of another version, by a container of webpack',
    new Error('Unsatisfied version 19.3.1 from shell of shared singleton module react (required ^18.0.0)'),
    'sharing-refused',
    './cameras',
  ],
  [
    'a shared module that nobody provides',
    new Error('The getter for the shared module is not a function. #RUNTIME-012'),
    'sharing-refused',
    './cameras',
  ],
  [
    'a module that is not in the container',
    new Error('Module "./x" does not exist in container.'),
    'no-screen',
    './cameras',
  ],
  ['a screen that throws while it is run', new RangeError('thrown'), 'no-screen', './cameras'],
  ['anything else', 'text', 'no-screen', './cameras'],
])('%s is named', (_name, cause, code, file) => {
  const failure = screenFailure(cause, context, 'remote-entry.js');
  expect(failure).toMatchObject({ code, context: { remote: 'mf-cameras', version: '1.0.0', file } });
});
