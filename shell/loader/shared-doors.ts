/** What the federation runtime of a build gives its own modules. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope | undefined>>;

/** Shared modules by name and version. `get` fetches a module's files, once for all who ask, and runs nothing of them. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, { get(): Promise<unknown> }>> | undefined>>;

/**
 * Fetches shared modules that are delivered on demand, beside the files of the screen that needs them: the screen's
 * container would ask for them only when it has arrived itself. A failure says nothing here; the container, which asks
 * again, will name it.
 */
export async function fetchDoors(doors: readonly string[]): Promise<void> {
  if (doors.length === 0) return;
  await __webpack_init_sharing__('default');
  const versions = doors.flatMap((door) => Object.values(__webpack_share_scopes__.default?.[door] ?? {}));
  await Promise.allSettled(versions.map((version) => version.get()));
}
