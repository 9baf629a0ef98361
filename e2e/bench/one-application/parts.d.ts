/** Written by `writeParts` before the build. */
declare module 'barnwatch-bench/parts' {
  export const screens: Readonly<Record<string, () => Promise<object>>>;
  export const texts: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}
