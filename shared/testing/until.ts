/** Waits, in real time, until something is so; the limit of the test ends it. For what no clock of a test moves. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}
