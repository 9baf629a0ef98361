import type { DoorReply } from '@barnwatch/shared/testing';
import { millisecondsInHour } from 'date-fns/constants';
import type { Camera } from '../camera-records/record/camera';
import { type CameraBarn, openCameraBarn } from './camera-barn';

const hour = millisecondsInHour;
export const incidentsCall = 'POST api/incidents/query';
export const stateCall = 'POST api/incidents/queryOne';
export const countsCall = 'POST api/data/labelCount';

/** What screens ask of a barn that show it at a glance, by what it is. */
export type GlanceQuestion =
  | 'barn-state'
  | 'open-interventions'
  | 'dead-animals'
  | 'latest-documentation'
  | 'incidents-of-span'
  | 'barn-counts'
  | 'barn-hours';

/** What each question gets; those that are not named are not answered yet. */
export type GlanceReplies = Readonly<Partial<Record<GlanceQuestion, DoorReply>>>;

export interface GlanceBarn extends CameraBarn {
  readonly reply: (replies: GlanceReplies) => void;
  /** The bodies of what was asked, in order. */
  readonly askedFor: (question: GlanceQuestion) => readonly unknown[];
}

interface IncidentsBody {
  readonly query: { readonly type?: string; readonly $or?: unknown };
}
interface CountsBody {
  readonly query: { readonly timeResolution: number };
}

/** Which question a body is; the bodies are those of this package. */
function incidentsQuestion(body: unknown): GlanceQuestion {
  const { type, $or } = (body as IncidentsBody).query;
  if (type === 'barnIntervention') return 'open-interventions';
  if (type === 'barnDocumentation') return 'latest-documentation';
  return type === 'barnState' && $or !== undefined ? 'dead-animals' : 'incidents-of-span';
}

function countsQuestion(body: unknown): GlanceQuestion {
  return (body as CountsBody).query.timeResolution === hour ? 'barn-hours' : 'barn-counts';
}

/** A barn with these cameras that answers what a glance at it asks. */
export async function openGlanceBarn(
  cameras: readonly Camera[],
  replies: GlanceReplies,
  options: Parameters<typeof openCameraBarn>[1] = {},
): Promise<GlanceBarn> {
  const barn = await openCameraBarn(cameras, options);
  const { door } = barn;
  let told = replies;
  // A response is read once.
  const replyTo = (question: GlanceQuestion): DoorReply => {
    const reply = told[question] ?? 'silence';
    return reply instanceof Response ? reply.clone() : reply;
  };
  door.answer(stateCall, () => replyTo('barn-state'));
  door.answer(incidentsCall, ({ body }) => replyTo(incidentsQuestion(body)));
  door.answer(countsCall, ({ body }) => replyTo(countsQuestion(body)));
  const all = () => [
    ...door.asked(stateCall).map(({ body }) => ({ question: 'barn-state', body })),
    ...door.asked(incidentsCall).map(({ body }) => ({ question: incidentsQuestion(body), body })),
    ...door.asked(countsCall).map(({ body }) => ({ question: countsQuestion(body), body })),
  ];
  return {
    ...barn,
    reply: (next) => {
      told = { ...told, ...next };
    },
    askedFor: (question) => all().flatMap((one) => (one.question === question ? [one.body] : [])),
  };
}

/** An incident of the contract, open; each says what is different of it. */
export function incidentRecord(record: Readonly<Record<string, unknown>>, place = 0) {
  return {
    incidentId: `incident-${place}`,
    type: 'barnIntervention',
    state: 'actionRequired',
    closedAt: null,
    identifier: 'climate',
    globalUniqueIdentifier: 'north-barn',
    barnName: 'north',
    realWorldName: 'North barn',
    isPublicOpen: true,
    ...record,
  };
}

export function incidentsAnswer(records: readonly Readonly<Record<string, unknown>>[]) {
  return { incidents: records.map(incidentRecord), page: { offset: 0, limit: 1000, total: records.length } };
}
