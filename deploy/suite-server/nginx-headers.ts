import { type Circumstances, securityHeaderTable } from './security-headers';

/** nginx makes 16 random bytes for each request, in hexadecimal: a nonce. */
const nonce = '$request_id';

const introduction = `# Security headers of the suite, made from deploy/suite-server/security-headers.ts by
#   npx tsx deploy/suite-server/write-nginx-headers.ts [suite.json]
# Do not edit: a test compares this file with the table. Include it in the server block, and again in every location
# that has an add_header of its own (nginx inherits them only as a whole). index.html needs, for the nonce:
#   sub_filter_once off; sub_filter '__CSP_NONCE__' $request_id; gzip_static off;`;

function variableName(header: string): string {
  return `$barnwatch_${header.toLowerCase().replace(/\W/g, '_')}`;
}

/** Sets a variable that depends on a condition; nginx sends no header whose value is empty. */
function conditional(header: string, condition: string, otherwise: string, then: string): string[] {
  const variable = variableName(header);
  return [
    `set ${variable} "${otherwise}";`,
    `if (${condition}) {`,
    `  set ${variable} "${then}";`,
    '}',
    `add_header ${header} ${variable} always;`,
  ];
}

/** The same headers as directives of nginx. Origins as in a deployment's `suite.json`. */
export function nginxHeaders(origins: Pick<Circumstances, 'remoteOrigins' | 'instanceOrigins'>): string {
  const plain: Circumstances = { ...origins, nonce, secure: false, remoteFile: false };
  const lines = Object.entries(securityHeaderTable).flatMap(([header, value]) => {
    const usual = value(plain);
    const secure = value({ ...plain, secure: true });
    const remoteFile = value({ ...plain, remoteFile: true });
    if (secure !== usual) return conditional(header, '$https = "on"', usual, secure);
    if (remoteFile !== usual) return conditional(header, '$uri ~ "^/remotes/"', usual, remoteFile);
    return [`add_header ${header} "${usual}" always;`];
  });
  return `${[introduction, ...lines].join('\n')}\n`;
}
