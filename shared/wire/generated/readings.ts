// Made from barn.openapi.yaml by `npx tsx shared/wire/generate.ts`. Do not change it by hand.

export * from './readings/entities';
export * from './readings/probes';
export * from './readings/auth';
export * from './readings/senator-and-providers';
export * from './readings/cameras';
export * from './readings/recordings';
export * from './readings/artifacts';
export * from './readings/regions';
export * from './readings/data';
export * from './readings/canvases';
export * from './readings/incidents';
export * from './readings/watchdogs';
export * from './readings/authorization';
export * from './readings/service-accounts';
export * from './readings/payloads';
