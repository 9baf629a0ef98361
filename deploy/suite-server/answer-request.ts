import { randomBytes } from 'node:crypto';
import { type SuiteAnswer, type SuiteRequest, textAnswer } from './answer';
import { answerFile } from './answer-file';
import { answerPage } from './answer-page';
import type { RegistryOrigins } from './registry-origins';
import { isNavigation, requestedPath } from './requested-path';
import { securityHeaders } from './security-headers';
import { noOrigins } from './suite-origins';

/** What is served, and how it is reached. */
export interface ServedSuite {
  readonly folder: string;
  /** Where `suite.json` lies, when not in `folder`: several deployments may share the files of one. */
  readonly registryFolder: string;
  /** Whether people reach the suite over https (by a proxy in front of it). */
  readonly secure: boolean;
  readonly origins: RegistryOrigins;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

async function answerPath(
  { folder, registryFolder }: ServedSuite,
  path: string,
  request: SuiteRequest,
  nonce: string,
): Promise<SuiteAnswer> {
  const page = () => answerPage(folder, request, nonce);
  const found =
    path === '' || path === 'index.html'
      ? await page()
      : await answerFile(path === 'suite.json' ? registryFolder : folder, path, request);
  if (found !== undefined) return found;
  const instead = isNavigation(path, request.headers) ? await page() : undefined;
  return instead ?? textAnswer(404, 'There is no such file.');
}

async function answerOf(suite: ServedSuite, request: SuiteRequest, nonce: string): Promise<SuiteAnswer> {
  if (!methods.has(request.method))
    return textAnswer(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
  const requested = requestedPath(request.target);
  switch (requested.kind) {
    case 'path':
      return answerPath(suite, requested.path, request, nonce);
    case 'hidden':
      return textAnswer(404, 'There is no such file.');
    case 'malformed':
      return textAnswer(400, 'The address cannot be read.');
  }
}

/** Answers one request. Never throws: a fault of the disk is a 500 with the same headers as everything else. */
export async function answerRequest(suite: ServedSuite, request: SuiteRequest): Promise<SuiteAnswer> {
  const { secure, origins: registry } = suite;
  const nonce = randomBytes(16).toString('base64');
  const remoteFile = request.target.startsWith('/remotes/');
  try {
    const [answer, origins] = await Promise.all([answerOf(suite, request, nonce), registry.current()]);
    return { ...answer, headers: { ...answer.headers, ...securityHeaders({ ...origins, nonce, secure, remoteFile }) } };
  } catch {
    const answer = textAnswer(500, 'The server could not read the file.');
    return {
      ...answer,
      headers: { ...answer.headers, ...securityHeaders({ ...noOrigins, nonce, secure, remoteFile }) },
    };
  }
}
