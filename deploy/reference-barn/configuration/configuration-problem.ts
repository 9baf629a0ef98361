import { parseBucketAddress } from '../../object-store/bucket-address';
import { readSenatorKey } from '../senator/read-senator-key';
import type { InstanceConfiguration } from './configuration';
import { gatewayProblem } from './gateway-problem';
import { loopbackHosts } from './loopback-hosts';
import { nameProblem } from './name-problem';
import { isRefusedByBrowsers } from './refused-ports';
import { senatorIdentifier } from './senator-identifier';

/** What a schema cannot say. @returns null when nothing is wrong, else the place and the reason */
export function configurationProblem(configuration: InstanceConfiguration): string | null {
  const { cameras, gateway } = configuration;
  return (
    twice(
      'cameras',
      cameras.map(({ cameraId }) => cameraId),
    ) ??
    twice(
      'gateway',
      gateway.map(({ id }) => id),
    ) ??
    portProblem(configuration) ??
    postgresqlProblem(configuration) ??
    bucketProblem(configuration) ??
    nameProblem(configuration) ??
    gatewayProblem(configuration) ??
    detectorProblem(configuration) ??
    senatorProblem(configuration) ??
    senatorKeyProblem(configuration) ??
    timeZoneProblem(configuration) ??
    mailProblem(configuration) ??
    monitoringProblem(configuration) ??
    smtpProblem(configuration)
  );
}

function twice(place: string, ids: readonly string[]): string | null {
  const found = ids.find((id, index) => ids.indexOf(id) !== index);
  return found === undefined ? null : `configuration/${place} has "${found}" twice`;
}

function portProblem({ listen, discovery }: InstanceConfiguration): string | null {
  const places = [
    { place: 'listen', port: listen.port },
    ...Object.entries(discovery ?? {}).map(([way, { port }]) => ({ place: `discovery/${way}`, port })),
  ];
  const refused = places.find(({ port }) => isRefusedByBrowsers(port));
  if (!refused) return null;
  const { place, port } = refused;
  return `configuration/${place}/port is ${port}, a port that browsers refuse to open: choose another one, for example 8090`;
}

function postgresqlProblem({ role, postgresql }: InstanceConfiguration): string | null {
  if (postgresql === null || role === 'senator') return null;
  return 'configuration/postgresql is for a senator: barns and gateways keep what they have in their data folder';
}

function bucketProblem({ recording: { bucket } }: InstanceConfiguration): string | null {
  if (bucket === null) return null;
  const place = 'configuration/recording/bucket';
  if (parseBucketAddress(bucket.address) === null)
    return `${place}/address names no bucket, such as s3://farm/recordings`;
  const { protocol, hostname } = new URL(bucket.endpoint ?? 'https://aws');
  const isOpen = protocol === 'http:' && !loopbackHosts.includes(hostname);
  return isOpen ? `${place}/endpoint may be http on this machine only: pictures would travel in the clear` : null;
}

function detectorProblem({ cameras }: InstanceConfiguration): string | null {
  const index = cameras.findIndex(({ detector, source }) => detector && source.kind === 'simulated');
  return index < 0 ? null : `configuration/cameras/${index}/detector: the animals of a simulated camera are known`;
}

function senatorProblem({ role, identity }: InstanceConfiguration): string | null {
  if (role !== 'senator' || identity.globalUniqueIdentifier === senatorIdentifier) return null;
  return `configuration/identity/globalUniqueIdentifier of a senator is "${senatorIdentifier}": suites look for no other`;
}

function senatorKeyProblem({ trustedSenators }: InstanceConfiguration): string | null {
  for (const { globalUniqueIdentifier, publicKey } of trustedSenators) {
    const key = publicKey === undefined ? null : readSenatorKey(publicKey);
    if (key?.ok === false) {
      return `configuration/trustedSenators has "${globalUniqueIdentifier}" with a publicKey that ${key.problem}`;
    }
  }
  return null;
}

function timeZoneProblem({ timeZone }: InstanceConfiguration): string | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return null;
  } catch {
    return `configuration/timeZone: "${timeZone}" is no time zone, such as Europe/Berlin`;
  }
}

function mailProblem({ authentication, mail, discovery, listen }: InstanceConfiguration): string | null {
  const { emailPassword, signUp } = authentication;
  if (emailPassword && signUp && mail === null) return 'sign-up by e-mail needs configuration/mail';
  if (mail && discovery === undefined)
    return 'configuration/mail needs configuration/discovery: links in mails carry it';
  if (mail && !mail.outboxPage && mail.smtp === null) return 'configuration/mail needs smtp or the outbox page';
  if (mail?.outboxPage && !loopbackHosts.includes(listen.host)) {
    return 'configuration/mail/outboxPage shows mails to everyone: it needs a loopback address in configuration/listen/host';
  }
  return null;
}

function monitoringProblem({ mail, monitoring }: InstanceConfiguration): string | null {
  return monitoring.mailTo.length > 0 && mail === null
    ? 'configuration/monitoring/mailTo needs configuration/mail'
    : null;
}

function smtpProblem({ mail }: InstanceConfiguration): string | null {
  const smtp = mail?.smtp;
  if (!smtp) return null;
  if ((smtp.username === undefined) !== (smtp.passwordFile === undefined)) {
    return 'configuration/mail/smtp needs both username and passwordFile, or neither';
  }
  const inTheClear = smtp.tls === 'none' && !loopbackHosts.includes(smtp.host);
  return inTheClear ? 'configuration/mail/smtp/tls may be "none" for a server on this machine only' : null;
}
