import type { AuthClient } from '../auth-client';
import { credentials, never } from '../auth-client/doubles/barn-double';
import { DeviceDouble, settle } from '../auth-client/doubles/device-double';
import { InstanceDouble, json, type RecordedCall, type Reply } from '../auth-client/doubles/instance-double';
import { formatDiscoveryCode } from '../auth-client/instances/discovery-code';
import { runningClient } from '../auth-client/running';
import { startAuthClient } from '../auth-client/start-auth-client';
import type { CallName } from '../wire/call';
import { exampleBarn } from './example-barn';

/** A call as it came in at a barn. */
export interface AskedCall {
  /** The values in its path, decoded, by their names in the contract. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What a barn says to a call: `data` of the envelope, or a response, or a way not to give one. */
export type DoorReply = Reply | Readonly<Record<string, unknown>> | null;

type Answering = (asked: AskedCall) => DoorReply | Promise<DoorReply>;

export interface BarnDoorOptions {
  readonly id?: string;
  readonly name?: string;
  readonly permissions?: readonly string[];
  /** The barn's clock minus the device's, ms: whole seconds, for that is how it is measured. */
  readonly clockOffsetMs?: number;
}

const isReply = (reply: DoorReply): reply is Reply => reply instanceof Response || typeof reply === 'string';

/** `GET api/cameras/{cameraId}` as an expression whose groups are the values. */
function pattern(name: CallName): RegExp {
  const path = name.slice(name.indexOf(' ') + 1).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

/**
 * What a barn answers in a test, at the door through which all answers come in: the wire. Above it everything is the
 * real thing, so that a second request, a lost one or a wrong one is seen. A call that no test answers fails the test.
 */
export class BarnDoor {
  readonly id: string;
  readonly barn: InstanceDouble;
  readonly #answers = new Map<CallName, Answering>();
  readonly #asked: { readonly name: CallName; readonly call: AskedCall }[] = [];

  constructor(barn: InstanceDouble, name: string) {
    this.id = barn.id;
    this.barn = barn;
    const identity = { globalUniqueIdentifier: barn.id, name: barn.id, realWorldName: name, type: 'barn' };
    barn.override = (call) => (call.path === 'api/identity' ? json({ identity }) : this.#reply(call));
  }

  /** From now on that call is answered so: by `data` of the envelope, or by what a function makes of the question. */
  answer(name: CallName, reply: DoorReply | Answering): void {
    this.#answers.set(name, typeof reply === 'function' ? reply : () => reply);
  }

  /** From now on that call is refused with this status, in the contract's envelope of errors. */
  refuse(name: CallName, status: number, code = 'some-error', details: unknown = undefined): void {
    const body = { error: { code, message: 'No.', ...(details !== undefined && { details }) } };
    const headers = { 'content-type': 'application/json' };
    this.answer(name, () => new Response(JSON.stringify(body), { status, headers }));
  }

  /** Takes rights away from who is signed in, while a screen is open. */
  async loseRights(left: readonly string[]): Promise<void> {
    this.barn.permissions = left;
    await runningClient().refreshPermissions(this.id, never());
  }

  /** Every time that a call was made, in order. */
  asked(name: CallName): readonly AskedCall[] {
    return this.#asked.filter((one) => one.name === name).map(({ call }) => call);
  }

  async #reply(call: RecordedCall): Promise<Reply | undefined> {
    for (const [name, answering] of this.#answers) {
      const found = name.startsWith(`${call.method} `) ? pattern(name).exec(call.path) : null;
      if (!found) continue;
      // Who is not signed in, or whose token has ended, is turned away before anything is looked at.
      if (!this.barn.accessTokens.has(call.authorization?.replace('Bearer ', '') ?? '')) return json({}, 401);
      const path = Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
      const asked = { path: Object.fromEntries(path), query: call.query, body: call.body };
      this.#asked.push({ name, call: asked });
      const reply = await answering(asked);
      return isReply(reply) ? reply : json(reply);
    }
    if (this.barn.knows(call)) return undefined;
    // Outside of every promise, so that it fails the test whatever the screen makes of it.
    queueMicrotask(() => {
      throw new Error(`no test answers ${call.method} ${call.path}`);
    });
    return json({}, 404);
  }
}

let accounts = 0;

export interface OpenDoors {
  readonly client: AuthClient;
  readonly device: DeviceDouble;
  readonly doors: readonly BarnDoor[];
}

/**
 * A device with these barns, signed in at each of them; the first one is selected. Each time it is another account, so
 * that no answer of an earlier test is left.
 *
 * @param now ms since 1970 UTC; as for `renderInSuite`
 */
export async function openBarnDoors(barns: readonly BarnDoorOptions[], now = Date.UTC(2026, 0, 1)): Promise<OpenDoors> {
  const device = new DeviceDouble();
  device.time = now;
  accounts += 1;
  const doors = barns.map(({ id = 'north-barn', name = 'North barn', permissions, clockOffsetMs = 0 }) => {
    const barn = new InstanceDouble(id, device.now);
    barn.accountId = `account-${accounts}`;
    barn.clockOffsetMs = clockOffsetMs;
    barn.permissions = permissions ?? exampleBarn().availablePermissions;
    device.instances.set(`https://${id}.example:8071/`, barn);
    return new BarnDoor(barn, name);
  });
  const instances = barns.map(({ id = 'north-barn', name = 'North barn' }) => ({
    globalUniqueIdentifier: id,
    name: id,
    realWorldName: name,
    type: 'barn' as const,
    discoveryCode: formatDiscoveryCode({ remote: { protocol: 'https', hostname: `${id}.example`, port: 8071 } }),
  }));
  const client = startAuthClient({ instances }, device.window());
  await client.started;
  for (const { id } of doors) {
    await client.signIn(id, credentials, never());
    await settle();
  }
  client.selectBarn(doors[0]?.id ?? null);
  await settle();
  return { client, device, doors };
}

/** One barn, signed in and selected. */
export async function openBarnDoor(options: BarnDoorOptions = {}, now?: number): Promise<BarnDoor> {
  const { doors } = await openBarnDoors([options], now);
  const [door] = doors;
  if (!door) throw new Error('no barn was opened');
  return door;
}
