/** The name under which an exposed module's chunk is built: that of its folder, in whichever wing it lies. */
export function exposedChunkName(module: string): string {
  return module.slice(module.lastIndexOf('/') + 1);
}
