import type { ErrorCode } from '@barnwatch/shared/wire';

/**
 * The refusals that this server gives, with their HTTP status. A refusal is a value that a handler answers; it becomes
 * `{"error": {"code", "message", "details"?}}`.
 */
export const refusalStatus = {
  'invalid-request': 400,
  'invalid-json': 400,
  'unknown-field': 400,
  'private-key-refused': 400,
  'payload-rejected': 400,
  'attachment-rejected': 400,
  'canvas-picture-rejected': 400,
  'token-missing': 401,
  'token-invalid': 401,
  'token-expired': 401,
  'ticket-rejected': 401,
  'credentials-rejected': 401,
  'assertion-rejected': 401,
  'permission-missing': 403,
  'camera-in-privacy': 403,
  'canvas-not-editable': 403,
  'refresh-rejected': 403,
  'incident-not-closable': 403,
  'route-unknown': 404,
  'instance-unknown': 404,
  'account-unknown': 404,
  'session-unknown': 404,
  'role-unknown': 404,
  'permission-unknown': 404,
  'service-account-unknown': 404,
  'public-key-unknown': 404,
  'verification-rejected': 404,
  'service-provider-unknown': 404,
  'remote-account-missing': 404,
  'image-missing': 404,
  'eula-missing': 404,
  'camera-unknown': 404,
  'camera-offline': 404,
  'source-silent': 404,
  'frame-missing': 404,
  'fallback-missing': 404,
  'recording-unknown': 404,
  'artifact-unknown': 404,
  'artifact-without-data': 404,
  'region-type-unknown': 404,
  'region-specification-unknown': 404,
  'region-mapping-unknown': 404,
  'distribution-unknown': 404,
  'canvas-unknown': 404,
  'canvas-picture-unknown': 404,
  'incident-unknown': 404,
  'incident-event-unknown': 404,
  'attachment-unknown': 404,
  'watchdog-unknown': 404,
  'username-in-use': 409,
  'email-in-use': 409,
  'role-not-available': 409,
  'permission-not-direct': 409,
  'last-administrator': 409,
  'public-key-exists': 409,
  'service-provider-exists': 409,
  'remote-account-exists': 409,
  'camera-exists': 409,
  'artifact-not-ready': 409,
  'artifact-failed': 409,
  'region-type-in-use': 409,
  'region-type-changed': 409,
  'region-specification-in-use': 409,
  'region-specification-changed': 409,
  'region-mapping-exists': 409,
  'region-mapping-changed': 409,
  'canvas-name-in-use': 409,
  'canvas-changed': 409,
  'incident-closed': 409,
  'trigger-not-allowed': 409,
  'identifier-in-use': 409,
  'first-event-needed': 409,
  'too-many-attachments': 409,
  'watchdog-exists': 409,
  'camera-simulated': 409,
  'look-out-of-order': 409,
  'email-not-verified': 412,
  'body-too-large': 413,
  'media-type-unsupported': 415,
  'range-not-satisfiable': 416,
  'rate-limited': 429,
  'eula-required': 451,
  'internal-error': 500,
  'instance-unreachable': 502,
  'media-unavailable': 503,
  'too-many-streams': 503,
  unavailable: 503,
  'instance-silent': 504,
} as const satisfies Partial<Record<ErrorCode, number>>;

export type RefusalCode = keyof typeof refusalStatus;

export interface Refusal {
  readonly kind: 'refusal';
  readonly code: RefusalCode;
  /** One English sentence for developers and logs; clients show their own words. */
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Becomes `Retry-After`, in whole seconds, rounded up. */
  readonly retryAfterMs?: number;
  /** What only the operator is told, in the log: words of other programs, which name paths and addresses. */
  readonly cause?: string;
}

export function refuse(
  code: RefusalCode,
  message: string,
  more: Pick<Refusal, 'details' | 'retryAfterMs' | 'cause'> = {},
): Refusal {
  return { kind: 'refusal', code, message, ...more };
}

export function isRefusal(value: object): value is Refusal {
  return 'kind' in value && value.kind === 'refusal';
}

/** The body of a refusal on the wire. */
export function refusalBody({ code, message, details }: Refusal): { error: Record<string, unknown> } {
  return { error: { code, message, ...(details && { details }) } };
}
