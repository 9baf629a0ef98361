import { installInitialConsumes as original } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import { type InitialConsumes, installInitialConsumes } from './install-initial-consumes';

/** A first chunk with two shared modules, of which the host has one. */
function firstChunk(install: (options: InitialConsumes) => void) {
  const asked: unknown[] = [];
  const shareInfo = { shareConfig: { singleton: true, requiredVersion: '^19.0.0' }, scope: ['default'] };
  const options = {
    initialConsumes: ['react', 'absent'],
    moduleToHandlerMapping: {
      react: { shareKey: 'react', shareInfo },
      absent: { shareKey: 'absent', shareInfo },
    },
    installedModules: {},
    webpackRequire: {
      m: {} as Record<string, (module: { exports?: unknown }) => void>,
      c: { react: 'half run', absent: 'half run' },
      federation: {
        instance: {
          loadShareSync: (...question: unknown[]) => {
            asked.push(question);
            return question[0] === 'react' ? () => 'the host’s react' : (false as const);
          },
        },
      },
    },
  } satisfies InitialConsumes;
  install(options);
  const run = (id: string) => {
    const module: { exports?: unknown } = {};
    options.webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { asked, run, options };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shared modules of the first chunk come from the host when they are run, as by the package itself', () => {
  const told = [installInitialConsumes, original].map((install) => {
    const { asked, run, options } = firstChunk(install);
    expect(asked).toEqual([]);
    const exported = run('react');
    return { asked, exported, installed: options.installedModules, kept: options.webpackRequire.c };
  });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]?.exported).toBe('the host’s react');
});

test('one that the host does not have is named, as by the package itself', () => {
  for (const install of [installInitialConsumes, original]) {
    const { run } = firstChunk(install);
    expect(() => run('absent')).toThrow('Shared module is not available for eager consumption: absent');
  }
});
