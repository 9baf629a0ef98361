import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import type { SuitePackage } from './suite-packages';

/** A finished compilation, or every error it had. */
export type CompileOutcome =
  | { readonly ok: true; readonly outputFolder: string; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The configuration that a package gives for itself in its `rspack.config.ts`. */
async function ownConfiguration(suitePackage: SuitePackage): Promise<Configuration> {
  const file = pathToFileURL(path.join(suitePackage.directory, 'rspack.config.ts')).href;
  const { default: configuration } = (await import(file)) as { default: Configuration | Promise<Configuration> };
  return configuration;
}

/** Runs the compiler to its end, whatever the outcome. */
export function runCompiler(configuration: Configuration): Promise<CompileOutcome> {
  const outputFolder = configuration.output?.path;
  if (outputFolder === undefined)
    return Promise.resolve({ ok: false, errors: ['the configuration names no output folder'] });
  const compiler = rspack(configuration);
  return new Promise((resolve) => {
    compiler.run((failure, stats) => {
      const told = stats?.toJson({ all: false, errors: true, warnings: true });
      const errors = [...(failure ? [failure.message] : []), ...(told?.errors ?? []).map((error) => error.message)];
      const warnings = (told?.warnings ?? []).map((warning) => warning.message);
      compiler.close(() => resolve(errors.length > 0 ? { ok: false, errors } : { ok: true, outputFolder, warnings }));
    });
  });
}

/** Builds one package into its own `dist` folder. */
export async function compile(suitePackage: SuitePackage): Promise<CompileOutcome> {
  try {
    return await runCompiler(await ownConfiguration(suitePackage));
  } catch (cause) {
    // A descriptor that does not hold throws before the compiler starts.
    return { ok: false, errors: [cause instanceof Error ? cause.message : String(cause)] };
  }
}
