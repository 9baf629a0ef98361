/** What is needed of `navigator`. WebKitGTK has no storage manager, and older browsers have one that counts nothing. */
export interface CountingNavigator {
  readonly storage?: { estimate?(): Promise<StorageEstimate> };
}

/** Bytes that the browser would still give; null where it does not tell. */
export async function freeBytes({ storage }: CountingNavigator): Promise<number | null> {
  const told = await storage?.estimate?.().catch(() => undefined);
  const { quota, usage } = told ?? {};
  return quota === undefined || usage === undefined ? null : quota - usage;
}
