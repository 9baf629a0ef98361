import type { InstanceClient, Outcome, RequestErrorCode } from '../../auth-client';
import { sameJson } from '../same-json';

/** What happens to the next call. `lost`: it arrives, its answer does not. */
export type Reaction =
  | { readonly kind: 'answered' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly code: RequestErrorCode; readonly reason?: string };

export interface StoredEvent {
  readonly identifier: string;
  readonly incidentId: string;
  readonly trigger: string;
  readonly payload: unknown;
}

interface Body {
  readonly incidentData?: { readonly identifier: string; readonly trigger: string; readonly payload: unknown };
  readonly incidentEventData?: StoredEvent;
  readonly attachment?: { readonly identifier: string };
}

/** An instance that keeps the contract's promise: the same identifier again answers the first result. */
export class InstanceDouble {
  /** Every event that was written, in order. */
  readonly events: StoredEvent[] = [];
  readonly bodies: unknown[] = [];
  readonly pictures: { readonly path: string; readonly identifier: string }[] = [];
  /** Calls take these one after another; when there are none left they are answered. */
  reactions: Reaction[] = [];
  calls = 0;
  #incidents = 0;
  /** Who closed what, in order. */
  readonly closed: { readonly incidentId: string; readonly accountId: string }[] = [];

  readonly client: Pick<InstanceClient, 'post' | 'put'> = {
    put: async (path, { parse }) => {
      const incidentId = path.split('/').at(-1) ?? '';
      const failed = await this.#fails(`PUT ${path}`, () => this.#close(incidentId));
      return failed ?? { ok: true, value: parse({ incident: { incidentId } }) };
    },
    post: async (path, { body, parse }) => {
      if (path === 'api/incidentEvents/query') return { ok: true, value: parse(this.#lastEvent(body)) };
      await Promise.resolve();
      this.calls += 1;
      this.bodies.push(body);
      const reaction = this.reactions.shift() ?? { kind: 'answered' };
      const context = { instanceId: 'north-barn', call: `POST ${path}` };
      if (reaction.kind === 'failed') {
        const { code, reason } = reaction;
        return { ok: false, error: { code, context: reason === undefined ? context : { ...context, reason } } };
      }
      const data = this.#store(path, body as Body);
      await Promise.resolve();
      if (reaction.kind === 'lost') return { ok: false, error: { code: 'timeout', context } };
      return { ok: true, value: parse(data) } satisfies Outcome<unknown>;
    },
  };

  /** Closes it for ever, as the contract has it: a second time is refused. */
  #close(incidentId: string): RequestErrorCode | null {
    if (this.closed.some((one) => one.incidentId === incidentId)) return 'conflict';
    this.closed.push({ incidentId, accountId: 'manager' });
    return null;
  }

  async #fails(call: string, work: () => RequestErrorCode | null): Promise<Outcome<never> | null> {
    await Promise.resolve();
    this.calls += 1;
    const context = { instanceId: 'north-barn', call };
    const reaction = this.reactions.shift() ?? { kind: 'answered' };
    if (reaction.kind === 'failed') return { ok: false, error: { code: reaction.code, context } };
    const refused = work();
    if (reaction.kind === 'lost') return { ok: false, error: { code: 'timeout', context } };
    return refused && { ok: false, error: { code: refused, context: { ...context, reason: 'incident-closed' } } };
  }

  #lastEvent(body: unknown): unknown {
    const { incidentId } = (body as { readonly query: { readonly incidentId: string } }).query;
    const closed = this.closed.findLast((one) => one.incidentId === incidentId);
    return { incidentEvents: closed ? [{ trigger: 'close', accountId: closed.accountId }] : [] };
  }

  /** What an incident says now. */
  latest(incidentId: string): StoredEvent | undefined {
    return this.events.findLast((event) => event.incidentId === incidentId);
  }

  has(payload: unknown): boolean {
    return this.events.some((event) => sameJson(event.payload, payload));
  }

  #store(path: string, { incidentData, incidentEventData, attachment }: Body): unknown {
    if (attachment) {
      const { identifier } = attachment;
      if (!this.pictures.some((picture) => picture.identifier === identifier)) this.pictures.push({ path, identifier });
      return { attachment: { incidentId: path.split('/')[2] } };
    }
    const data = incidentData ?? incidentEventData;
    if (!data) throw new TypeError('neither call has that body');
    const known = this.events.find(({ identifier }) => identifier === data.identifier);
    if (known) return { incidentEvent: known };
    const incidentId = incidentEventData?.incidentId ?? `incident-${++this.#incidents}`;
    const { identifier, trigger, payload } = data;
    const event = { identifier, incidentId, trigger, payload };
    this.events.push(event);
    return { incidentEvent: event };
  }
}
