import { bundleInstance } from './bundle-instance';

/** `tsx deploy/instance-program/main.ts <folder>`: the program of an instance is written there. */
async function main(): Promise<number> {
  const [, , folder] = process.argv;
  if (folder === undefined) {
    console.error('Usage: tsx deploy/instance-program/main.ts <folder>');
    return 1;
  }
  try {
    await bundleInstance(folder);
    return 0;
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    return 1;
  }
}

process.exitCode = await main();
