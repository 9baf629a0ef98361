import type { PackageBuild } from './build-package';
import type { SuitePackage } from './suite-packages';

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** What is printed of one package's build: one line, or its errors. */
export function buildLine({ name, version }: SuitePackage, build: PackageBuild): string {
  const head = `${name.padEnd(14)} ${version.padEnd(8)}`;
  switch (build.result) {
    case 'built': {
      const { raw, gzip, brotli } = build.sizes;
      const time = `${(build.milliseconds / 1000).toFixed(1)} s`.padStart(7);
      const line = `${head} ${time}  ${kilobytes(raw)}, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`;
      return [line, ...build.warnings.map((warning) => `  warning: ${warning}`)].join('\n');
    }
    case 'unchanged':
      return `${head} unchanged  ${kilobytes(build.sizes.raw)}, gzip ${kilobytes(build.sizes.gzip)}`;
    case 'failed':
      return [`${head} FAILED`, ...build.errors.map((error) => `  ${error}`)].join('\n');
  }
}
