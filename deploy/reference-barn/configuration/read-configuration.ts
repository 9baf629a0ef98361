import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFault } from '../start/read-fault';
import { StartProblem } from '../start/start-problem';
import type {
  InstanceConfiguration,
  MailConfiguration,
  PostgresqlConfiguration,
  SmtpConfiguration,
} from './configuration';
import schema from './configuration.schema.json' with { type: 'json' };
import { configurationProblem } from './configuration-problem';

/** What a configuration file may leave out; the schema fills it in. */
export type ConfigurationInput = Pick<InstanceConfiguration, 'role' | 'identity' | 'dataFolder'> &
  Partial<
    Omit<
      InstanceConfiguration,
      'listen' | 'authentication' | 'tokens' | 'recording' | 'made' | 'monitoring' | 'mail' | 'limits' | 'postgresql'
    >
  > & {
    readonly postgresql?: Partial<PostgresqlConfiguration> | null;
    readonly listen?: Partial<InstanceConfiguration['listen']>;
    readonly authentication?: Partial<InstanceConfiguration['authentication']>;
    readonly tokens?: Partial<InstanceConfiguration['tokens']>;
    readonly recording?: Partial<InstanceConfiguration['recording']>;
    readonly made?: Partial<InstanceConfiguration['made']>;
    readonly monitoring?: Partial<InstanceConfiguration['monitoring']>;
    readonly limits?: Partial<InstanceConfiguration['limits']>;
    readonly mail?: (Omit<MailConfiguration, 'outboxPage' | 'smtp'> & Partial<MailConfiguration>) | null;
  };

/**
 * Reads a configuration file; relative paths in it are relative to the file.
 * @throws with the place and the reason when it does not fit the schema
 */
export function readConfigurationFile(file: string): InstanceConfiguration {
  const configuration = completeConfiguration(readJson(file));
  return withAbsolutePaths(configuration, dirname(resolve(file)));
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The configuration is wrong: ${file} is no JSON${placeIn(text, cause)}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code } = readFault(cause);
    const next =
      code === 'ENOENT'
        ? 'write it (docs/reference-barn.md shows one), or name another one with --configuration'
        : 'let this account read it, or name another one with --configuration';
    throw new StartProblem('configuration-unreadable', `The configuration ${file} cannot be read (${code}): ${next}.`, {
      cause,
    });
  }
}

/** Where reading stopped. The reader's own words are kept out: they quote the file, which holds passwords. */
function placeIn(text: string, cause: unknown): string {
  const position = cause instanceof Error ? /at position (\d+)/.exec(cause.message)?.[1] : undefined;
  return position === undefined ? '' : `: look at line ${text.slice(0, Number(position)).split('\n').length}`;
}

/** Checks a configuration against its schema and fills in what it leaves out. @throws as above */
export function completeConfiguration(input: unknown): InstanceConfiguration {
  // That the schema is one is a test's business: to look takes as long as all the rest.
  const ajv = new Ajv2020({ useDefaults: true, allErrors: true, strict: false, validateSchema: false });
  addFormats(ajv);
  const validate = ajv.compile<InstanceConfiguration>(schema);
  const configuration: unknown = structuredClone(input);
  if (!validate(configuration)) {
    throw new Error(`The configuration is wrong: ${(validate.errors ?? []).map(words).join(', ')}`);
  }
  const problem = configurationProblem(configuration);
  if (problem !== null) throw new Error(`The configuration is wrong: ${problem}`);
  return configuration;
}

/** One broken rule, with the member that is too much: it is misspelt most of the time. */
function words({ instancePath, message, params }: ErrorObject): string {
  const surplus: unknown = params.additionalProperty;
  return `configuration${instancePath} ${message}${typeof surplus === 'string' ? ` (${surplus})` : ''}`;
}

function withAbsolutePaths(configuration: InstanceConfiguration, base: string): InstanceConfiguration {
  const { identity, eula, dataFolder, secretsKeyFile, mediaFolder, mail, postgresql } = configuration;
  return {
    ...configuration,
    dataFolder: resolve(base, dataFolder),
    ...(secretsKeyFile !== undefined && { secretsKeyFile: resolve(base, secretsKeyFile) }),
    ...(mediaFolder !== undefined && { mediaFolder: resolve(base, mediaFolder) }),
    postgresql: postgresql && withAbsoluteFiles(postgresql, base),
    identity:
      identity.imageFile === undefined ? identity : { ...identity, imageFile: resolve(base, identity.imageFile) },
    eula: eula && { ...eula, file: resolve(base, eula.file) },
    mail: mail && { ...mail, smtp: mail.smtp && withAbsolutePassword(mail.smtp, base) },
  };
}

function withAbsoluteFiles(postgresql: PostgresqlConfiguration, base: string): PostgresqlConfiguration {
  const { urlFile, certificateAuthorityFile } = postgresql;
  return {
    ...postgresql,
    ...(urlFile !== undefined && { urlFile: resolve(base, urlFile) }),
    ...(certificateAuthorityFile !== undefined && {
      certificateAuthorityFile: resolve(base, certificateAuthorityFile),
    }),
  };
}

function withAbsolutePassword(smtp: SmtpConfiguration, base: string): SmtpConfiguration {
  const { passwordFile } = smtp;
  return passwordFile === undefined ? smtp : { ...smtp, passwordFile: resolve(base, passwordFile) };
}
