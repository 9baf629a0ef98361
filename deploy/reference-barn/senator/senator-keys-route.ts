import type { FastifyInstance } from 'fastify';
import { exportJWK } from 'jose';
import type { SigningKey } from '../identity/signing-key';

/** Where a senator shows the public keys that its statements are signed with (RFC 7517, RFC 8615). */
export const senatorKeysPath = '/.well-known/jwks.json';

export function serveSenatorKeys(app: FastifyInstance, { publicKey, keyId }: SigningKey): void {
  app.get(senatorKeysPath, async (_request, reply) => {
    const key = { ...(await exportJWK(publicKey)), kid: keyId, alg: 'EdDSA', use: 'sig' };
    return reply
      .header('cache-control', 'max-age=300')
      .type('application/jwk-set+json')
      .send(JSON.stringify({ keys: [key] }));
  });
}
