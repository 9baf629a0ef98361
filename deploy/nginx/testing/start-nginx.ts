import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../setup/find-program.mjs';
import { fillTemplate } from '../fill-template';

export interface Nginx {
  /** Whether the module for files encoded as Brotli is there. */
  readonly brotli: boolean;
  stop(): Promise<void>;
}

export interface Site {
  readonly kind: 'suite' | 'instance';
  readonly port: number;
  /** Beside the port: `http2`. */
  readonly options?: string;
  readonly values: Readonly<Record<string, string>>;
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const templates = path.join(import.meta.dirname, '..');
const pauseMs = 50;
const mostAttempts = 400;

/**
 * A real nginx of this account, with everything that it writes in a folder of its own.
 * @param headers of a deployment; without them the published ones
 */
export async function startNginx(sites: readonly Site[], headers?: string): Promise<Nginx> {
  const program = findProgram('nginx', process.env);
  if (program === undefined) throw new Error('There is no nginx: node deploy/setup/setup.mjs --with nginx');
  const folder = mkdtempSync(path.join(tmpdir(), 'barnwatch-nginx-'));
  const brotli = existsSync(brotliModule);
  mkdirSync(path.join(folder, 'conf/tls'), { recursive: true });
  writeFileSync(
    path.join(folder, 'conf/security-headers.conf'),
    headers ?? readFileSync(path.join(templates, 'security-headers.conf')),
  );
  const servers = sites.map(({ kind, port, options = '', values }) => {
    const filled = fillTemplate(readFileSync(path.join(templates, `${kind}.conf.template`), 'utf8'), {
      BARNWATCH_LISTEN: `127.0.0.1:${port} ${options}`.trim(),
      BARNWATCH_SERVER_NAME: '_',
      BARNWATCH_CONFIGURATION: path.join(folder, 'conf'),
      BARNWATCH_BROTLI: brotli ? 'brotli_static on;' : '',
      ...values,
    });
    if (filled.kind === 'missing') throw new Error(`No value for ${filled.names.join(', ')}`);
    return filled.text;
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    [
      ...(brotli ? [`load_module ${brotliModule};`] : []),
      'daemon off;',
      // One process: it may read what this account may.
      'master_process off;',
      `pid ${folder}/pid;`,
      'error_log stderr;',
      'events {}',
      'http {',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      ...servers,
      '}',
    ].join('\n'),
  );
  const child = spawn(program, ['-p', folder, '-c', configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (const { port } of sites) {
    for (let attempt = 0; !(await answers(port)); attempt += 1) {
      if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      if (attempt === mostAttempts) {
        await stop();
        throw new Error(`nginx does not listen at ${port}: ${said}`);
      }
      await delay(pauseMs);
    }
  }
  return { brotli, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
