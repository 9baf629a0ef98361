import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSuiteApp } from './create-suite-app';
import { RegistryOrigins } from './registry-origins';

export interface SuiteServerOptions {
  readonly folder: string;
  /** Where `suite.json` lies; `folder` when left out. */
  readonly registryFolder?: string;
  /** Whether people reach the suite over https (by a proxy in front of it). */
  readonly secure: boolean;
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

export interface SuiteServer {
  readonly port: number;
  /** Ends at once: a suite is a set of files, a request that is cut is asked for again. */
  close(): Promise<void>;
}

/** Serves a suite's folder until it is closed. Rejects when the port cannot be taken. */
export async function startSuiteServer({ host, port, secure, ...folders }: SuiteServerOptions): Promise<SuiteServer> {
  const folder = path.resolve(folders.folder);
  const registryFolder = path.resolve(folders.registryFolder ?? folder);
  const app = await createSuiteApp({ folder, registryFolder, secure, origins: new RegistryOrigins(registryFolder) });
  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
}
