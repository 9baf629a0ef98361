import type { ConnectionBudget, StreamTransport } from '../../pictures/origin/connection-budget';
import { transportOpened, transportRefused, transportToTry } from '../../pictures/origin/transport-choice';
import type { TransportMemory } from '../../pictures/origin/transport-memory';
import type { Clock } from '../../pictures/timing/clock';
import type { CreatePlayer } from '../players/live-player';
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionCause,
  idle,
  nextConnection,
  openConnection,
} from '../policies/connection-state';
import { behindSince } from '../policies/decode-control';
import {
  type LadderEvent,
  newLadder,
  nextLadder,
  nextPlayerAt,
  type PlayerKind,
  playerToTry,
  stillsRung,
} from '../policies/ladder';
import { estimateLag, newLagEstimate, shownLag } from '../policies/lag-estimate';
import { isFinal } from '../policies/live-cause';
import type { OpenTransport } from '../transport/live-transport';
import { LiveConnection } from './live-connection';
import { type LiveSnapshot, sameSnapshot } from './live-snapshot';
import type { LiveStatistics } from './live-statistics';

export interface SessionSurroundings {
  readonly clock: Clock;
  readonly random: () => number;
  readonly budget: ConnectionBudget;
  readonly transports: TransportMemory;
  readonly players: readonly PlayerKind[];
  readonly openTransport: OpenTransport;
  readonly createPlayer: CreatePlayer;
  /** The barn's clock minus this device's, ms; null while unknown. */
  readonly clockOffsetMs: () => number | null;
  /** Gets the last picture of a connection that ended, and when it was taken by the barn's clock. */
  readonly keepPicture: (picture: HTMLCanvasElement, capturedAt: number) => void;
}

const tickMs = 500;
/** A tab that is looked away from for a moment keeps its stream; one that is left does not. */
export const disconnectHiddenAfterMs = 10_000;
const playerProvenAfterMs = 2000;
const behindForMs = 2000;
/** Pictures are counted over five seconds. */
const rateKnownAfterMs = 5000;
const lagStepMs = 500;

/** Keeps one camera's picture as live as it can be, for as long as somebody looks at it. */
export class LiveSession {
  readonly #surroundings: SessionSurroundings;
  readonly #listeners = new Set<() => void>();
  readonly #stopWaitingForRoom: () => void;
  #state: ConnectionState = idle;
  #ladder: ReturnType<typeof newLadder>;
  #lag = newLagEstimate;
  #lagMs: number | null = null;
  /** The part of it that a new connection could make up for. */
  #grownMs: number | null = null;
  /** Over the last seconds; null until it has played for long enough. */
  #perSecond: number | null = null;
  #behindSince: number | null = null;
  #connection: LiveConnection | null = null;
  #givePlaceBack: () => void = () => {};
  /** The way on which there was no room; room on another one would only be another try. */
  #lacked: StreamTransport | null = null;
  #reconnects = 0;
  #visible = false;
  #cancelTick: () => void = () => {};
  #cancelDisconnect: () => void = () => {};
  #snapshot: LiveSnapshot;

  constructor(surroundings: SessionSurroundings) {
    this.#surroundings = surroundings;
    this.#ladder = newLadder(surroundings.players);
    this.#snapshot = this.#take();
    this.#stopWaitingForRoom = surroundings.budget.onRoom((transport) => {
      if (transport === this.#lacked) this.#dispatch({ kind: 'room' });
    });
  }

  readonly snapshot = (): LiveSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether somebody can see the tile. Unseen for 10 s it disconnects; seen again it connects at once. */
  setVisible(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.#cancelDisconnect();
    if (visible) {
      this.#dispatch({ kind: 'show' });
      this.#tick();
    } else {
      this.#cancelTick();
      const disconnect = () => this.#dispatch({ kind: 'hide' });
      this.#cancelDisconnect = this.#surroundings.clock.after(disconnectHiddenAfterMs, disconnect);
    }
  }

  /** Tries at once: somebody pressed the button, or the network is back. */
  retry(): void {
    this.#dispatch({ kind: 'retry' });
  }

  /** Leaves what has piled up behind and begins anew with what happens now. The last picture stays meanwhile. */
  jumpToLive(): void {
    this.#dispatch({ kind: 'jump' });
  }

  /** Tells how the stills fare meanwhile. The first that arrives after failures shows that the barn is back. */
  reportStill(arrived: boolean): void {
    const wereFailing = this.#ladder.stillFailures > 0;
    this.#climb({ kind: arrived ? 'still-arrived' : 'still-failed' });
    if (arrived && wereFailing && this.#state.kind === 'waiting') this.retry();
    this.#publish();
  }

  statistics(): LiveStatistics {
    const connection = this.#connection;
    return {
      transport: connection?.transport ?? null,
      player: connection?.kind ?? null,
      ...(connection?.figures() ?? { figures: null, bytesPerSecond: 0, framesPerSecond: 0 }),
      lagMs: this.#lagMs,
      reconnects: this.#reconnects,
    };
  }

  /** Ends everything; the session is not used again. */
  close(): void {
    this.#cancelDisconnect();
    this.#cancelTick();
    this.#stopWaitingForRoom();
    this.#listeners.clear();
    this.#dispatch({ kind: 'hide' });
  }

  #dispatch(event: ConnectionEvent): void {
    const { clock, random } = this.#surroundings;
    const before = this.#state;
    this.#state = nextConnection(before, event, clock.now(), random());
    if (this.#state !== before) this.#follow(before);
    this.#publish();
  }

  /** Makes the connection that the state asks for, and only that. */
  #follow(before: ConnectionState): void {
    const wanted = openConnection(this.#state);
    if (this.#connection && this.#connection.number !== wanted) this.#disconnect(before);
    if (wanted !== null && this.#connection === null) this.#connect(wanted);
    if (this.#visible && this.#state.kind === 'waiting') this.#tick();
  }

  #connect(number: number, way?: StreamTransport): void {
    const { clock, budget, transports, openTransport, createPlayer } = this.#surroundings;
    const now = clock.now();
    const player = playerToTry(this.#ladder, now);
    if (!player) {
      const notBefore = nextPlayerAt(this.#ladder) ?? Number.POSITIVE_INFINITY;
      this.#dispatch({ kind: 'lost', number, cause: { code: 'no-player' }, notBefore });
      return;
    }
    const transport = way ?? transportToTry(transports.choice, now);
    const giveBack = budget.take(transport);
    if (!giveBack) {
      this.#lacked = transport;
      this.#dispatch({ kind: 'no-room', number });
      return;
    }
    this.#givePlaceBack = giveBack;
    this.#connection = new LiveConnection(
      { number, transport, player, clock, openTransport, createPlayer },
      {
        opened: () => {
          transports.choice = transportOpened(transports.choice, transport, clock.now());
        },
        ready: () => this.#publish(),
        frame: (capturedAt) => this.#onFrame(number, capturedAt),
        ended: (cause, refused) => {
          if (refused) transports.choice = transportRefused(transports.choice, transport, clock.now());
          // A refused WebSocket keeps its reason to itself: plain HTTP works or says it, without waiting.
          if (refused && transport === 'websocket' && !isFinal(cause)) this.#connectByHttp(number);
          else this.#dispatch({ kind: 'lost', number, cause });
        },
      },
    );
  }

  #connectByHttp(number: number): void {
    this.#connection?.close();
    this.#connection = null;
    this.#returnPlace();
    this.#connect(number, 'http');
    this.#publish();
  }

  #returnPlace(): void {
    const giveBack = this.#givePlaceBack;
    this.#givePlaceBack = () => {};
    giveBack();
  }

  #disconnect(before: ConnectionState): void {
    const connection = this.#connection;
    if (!connection) return;
    this.#connection = null;
    const cause = connectionCause(this.#state);
    if (cause) this.#reconnects += 1;
    if (cause?.code === 'decoder' || (cause && connection.playerFails)) {
      this.#climb({ kind: 'player-failed', player: connection.kind });
    }
    const { clockOffsetMs, keepPicture } = this.#surroundings;
    const last = connection.close();
    if (last && before.kind === 'playing' && cause?.code !== 'privacy') {
      keepPicture(last, before.lastFrameAt + (clockOffsetMs() ?? 0) - (this.#lagMs ?? 0));
    }
    this.#lagMs = null;
    this.#grownMs = null;
    this.#perSecond = null;
    this.#behindSince = null;
    this.#returnPlace();
  }

  #onFrame(number: number, capturedAt: number | null): void {
    if (capturedAt !== null) {
      const { clock, clockOffsetMs } = this.#surroundings;
      const offset = clockOffsetMs();
      const [estimate, lag] = estimateLag(this.#lag, clock.now() + (offset ?? 0) - capturedAt, offset !== null);
      this.#lag = estimate;
      this.#lagMs = lag.lagMs;
      this.#grownMs = lag.grownMs;
    }
    this.#dispatch({ kind: 'frame', number });
  }

  #tick(): void {
    const { clock } = this.#surroundings;
    const state = this.#state;
    const delay = state.kind === 'waiting' ? Math.min(tickMs, Math.max(0, state.until - clock.now())) : tickMs;
    const due = clock.now() + delay;
    this.#cancelTick();
    this.#cancelTick = clock.after(delay, () => {
      const lateMs = clock.now() - due;
      this.#dispatch({ kind: 'tick', lateMs });
      this.#watchPlaying(lateMs);
      this.#tick();
    });
  }

  #watchPlaying(lateMs: number): void {
    const state = this.#state;
    if (state.kind !== 'playing') return;
    const now = this.#surroundings.clock.now();
    if (this.#connection && now - state.firstFrameAt >= playerProvenAfterMs) {
      this.#climb({ kind: 'player-proven', player: this.#connection.kind });
    }
    if (this.#connection && now - state.firstFrameAt >= rateKnownAfterMs) {
      this.#perSecond = this.#connection.figures().framesPerSecond;
      this.#publish();
    }
    this.#behindSince = behindSince(this.#behindSince, this.#grownMs, now, lateMs);
    if (this.#behindSince !== null && now - this.#behindSince >= behindForMs) {
      this.#dispatch({ kind: 'lost', number: state.number, cause: { code: 'fallen-behind' } });
    }
  }

  #climb(event: LadderEvent): void {
    this.#ladder = nextLadder(this.#ladder, event, this.#surroundings.clock.now());
  }

  #take(): LiveSnapshot {
    const playing = this.#state.kind === 'playing';
    const lagMs = playing ? shownLag(this.#lagMs, this.#perSecond) : null;
    return {
      connection: this.#state,
      element: this.#connection?.element ?? null,
      stills: playing ? null : stillsRung(this.#ladder),
      lagMs: lagMs === null ? null : Math.round(lagMs / lagStepMs) * lagStepMs,
    };
  }

  #publish(): void {
    const snapshot = this.#take();
    if (sameSnapshot(snapshot, this.#snapshot)) return;
    this.#snapshot = snapshot;
    for (const listener of [...this.#listeners]) listener();
  }
}
