import type { InstanceConfiguration } from './configuration';
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
    detectorProblem(configuration) ??
    senatorProblem(configuration) ??
    timeZoneProblem(configuration) ??
    mailProblem(configuration) ??
    smtpProblem(configuration)
  );
}

function twice(place: string, ids: readonly string[]): string | null {
  const found = ids.find((id, index) => ids.indexOf(id) !== index);
  return found === undefined ? null : `configuration/${place} has "${found}" twice`;
}

function detectorProblem({ cameras }: InstanceConfiguration): string | null {
  const index = cameras.findIndex(({ detector, source }) => detector && source.kind === 'simulated');
  return index < 0 ? null : `configuration/cameras/${index}/detector: the animals of a simulated camera are known`;
}

function senatorProblem({ role, identity }: InstanceConfiguration): string | null {
  if (role !== 'senator' || identity.globalUniqueIdentifier === senatorIdentifier) return null;
  return `configuration/identity/globalUniqueIdentifier of a senator is "${senatorIdentifier}": suites look for no other`;
}

function timeZoneProblem({ timeZone }: InstanceConfiguration): string | null {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return null;
  } catch {
    return `configuration/timeZone: "${timeZone}" is no time zone, such as Europe/Berlin`;
  }
}

const loopback: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

function mailProblem({ authentication, mail, discovery, listen }: InstanceConfiguration): string | null {
  const { emailPassword, signUp } = authentication;
  if (emailPassword && signUp && mail === null) return 'sign-up by e-mail needs configuration/mail';
  if (mail && discovery === undefined)
    return 'configuration/mail needs configuration/discovery: links in mails carry it';
  if (mail && !mail.outboxPage && mail.smtp === null) return 'configuration/mail needs smtp or the outbox page';
  if (mail?.outboxPage && !loopback.includes(listen.host)) {
    return 'configuration/mail/outboxPage shows mails to everyone: it needs a loopback address in configuration/listen/host';
  }
  return null;
}

function smtpProblem({ mail }: InstanceConfiguration): string | null {
  const smtp = mail?.smtp;
  if (!smtp) return null;
  if ((smtp.username === undefined) !== (smtp.passwordFile === undefined)) {
    return 'configuration/mail/smtp needs both username and passwordFile, or neither';
  }
  const inTheClear = smtp.tls === 'none' && !loopback.includes(smtp.host);
  return inTheClear ? 'configuration/mail/smtp/tls may be "none" for a server on this machine only' : null;
}
