import type { InstanceView } from '../instances/instance-view';
import type { LogEntry } from './log-entry';
import { redactText } from './redact';

interface ReportFacts {
  time: number;
  suiteVersion: string;
  userAgent: string;
  instances: readonly InstanceView[];
  entries: readonly LogEntry[];
}

function instanceLine(instance: InstanceView): string {
  const facts = [
    `${instance.type} ${instance.globalUniqueIdentifier}`,
    instance.reachability,
    instance.activeConnectionStrategy ?? 'no connection',
    `version ${instance.version ?? 'unknown'}`,
    instance.latencyMs === null ? 'latency unknown' : `${Math.round(instance.latencyMs)} ms`,
    instance.lastContact === null ? 'never contacted' : `last contact ${new Date(instance.lastContact).toISOString()}`,
    instance.loggedIn ? 'signed in' : 'signed out',
    ...(instance.clockOffsetMs === null ? [] : [`clock offset ${Math.round(instance.clockOffsetMs / 1000)} s`]),
  ];
  // An instance names itself and its version.
  return redactText(`- ${facts.join(' · ')}`);
}

function logLine({ time, level, message, context }: LogEntry): string {
  return `${new Date(time).toISOString()} ${level} ${message}${context === null ? '' : ` ${context}`}`;
}

/** The text behind "copy report". English on purpose: it goes to whoever maintains the suite. */
export function report({ time, suiteVersion, userAgent, instances, entries }: ReportFacts): string {
  return [
    `BarnWatch ${suiteVersion}, ${new Date(time).toISOString()}`,
    redactText(userAgent),
    '',
    ...instances.map(instanceLine),
    '',
    ...entries.map(logLine),
  ].join('\n');
}
