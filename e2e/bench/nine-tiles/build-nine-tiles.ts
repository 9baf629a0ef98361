import path from 'node:path';
import { buildApplication } from '../building/build-application';

/** Builds the page with nine live pictures. @returns the folder to be served */
export function buildNineTiles(registryFolder: string): Promise<string> {
  return buildApplication({
    name: 'nine-tiles',
    entry: path.join(import.meta.dirname, 'start.tsx'),
    registryFolder,
  });
}
