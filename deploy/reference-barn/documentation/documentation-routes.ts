import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Contract } from '../contract/contract';

// Swagger UI colours its parts by style attributes; scripts come from this server only, none inline.
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>BarnWatch: the wire contract</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<main id="contract"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/show-contract.js"></script>
</body>
</html>
`;

const viewerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const ownFolder = fileURLToPath(new URL('.', import.meta.url));

const files: readonly { readonly name: string; readonly folder: string; readonly contentType: string }[] = [
  { name: 'swagger-ui.css', folder: viewerFolder, contentType: 'text/css; charset=utf-8' },
  { name: 'swagger-ui-bundle.js', folder: viewerFolder, contentType: 'text/javascript; charset=utf-8' },
  { name: 'favicon-32x32.png', folder: viewerFolder, contentType: 'image/png' },
  { name: 'show-contract.js', folder: ownFolder, contentType: 'text/javascript; charset=utf-8' },
];

/** `/docs`: the contract, rendered; `/docs/barn.openapi.yaml`: as it is written. */
export function serveDocumentation(app: FastifyInstance, contract: Contract): void {
  app.get('/docs', (_request, reply) =>
    reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/docs/barn.openapi.yaml', (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(contract.source),
  );
  for (const { name, folder, contentType } of files) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'max-age=3600')
        .type(contentType)
        .send(await readFile(join(folder, name))),
    );
  }
}
