import {
  type ConnectionStrategy,
  connectionStrategies,
  type DiscoveryObject,
  parseDiscoveryCode,
} from '@barnwatch/shared/auth-client';

/** One way as it is typed. */
export interface TypedWay {
  readonly protocol: 'http' | 'https';
  readonly hostname: string;
  /** Empty for the usual one of the protocol. */
  readonly port: string;
  /** Which instance a gateway is asked for; of no meaning elsewhere. */
  readonly id: string;
}

export type TypedWays = Readonly<Record<ConnectionStrategy, TypedWay>>;

export type TypedReading =
  | { readonly ok: true; readonly discoveryObject: DiscoveryObject }
  /** The ways that cannot be used as they are typed; none where nothing was typed at all. */
  | { readonly ok: false; readonly faulty: readonly ConnectionStrategy[] };

const usualPorts = { http: 80, https: 443 } as const;

/** @param gatewayId which instance a gateway would be asked for, where it is known */
export function typedWays(known: DiscoveryObject | null, gatewayId: string): TypedWays {
  const way = (strategy: ConnectionStrategy): TypedWay => {
    const endpoint = known?.[strategy];
    return {
      protocol: endpoint?.protocol ?? (strategy === 'local' ? 'http' : 'https'),
      hostname: endpoint?.hostname ?? '',
      port: endpoint ? String(endpoint.port) : '',
      id: known?.gateway?.id ?? gatewayId,
    };
  };
  return { local: way('local'), gateway: way('gateway'), remote: way('remote') };
}

/** What was typed, read by the rules of every code: nothing gets in here that would not get in there. */
export function readTypedWays(ways: TypedWays): TypedReading {
  const typed = connectionStrategies.filter((strategy) => ways[strategy].hostname.trim() !== '');
  const readings = typed.map((strategy) => ({ strategy, reading: readWay(strategy, ways[strategy]) }));
  const faulty = readings.flatMap(({ strategy, reading }) => (reading === null ? [strategy] : []));
  if (typed.length === 0 || faulty.length > 0) return { ok: false, faulty };
  return { ok: true, discoveryObject: Object.assign({}, ...readings.map(({ reading }) => reading)) };
}

function readWay(strategy: ConnectionStrategy, { protocol, hostname, port, id }: TypedWay): DiscoveryObject | null {
  const number = port.trim() === '' ? usualPorts[protocol] : /^\d{1,5}$/.test(port.trim()) ? Number(port) : Number.NaN;
  const endpoint = { protocol, hostname: hostname.trim(), port: number };
  const way = strategy === 'gateway' ? { ...endpoint, id: id.trim() } : endpoint;
  const bytes = new TextEncoder().encode(JSON.stringify({ [strategy]: way }));
  const reading = parseDiscoveryCode(btoa(String.fromCharCode(...bytes)));
  return reading.ok ? reading.discoveryObject : null;
}
