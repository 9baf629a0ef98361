/**
 * The public surface of the contract: for each door (`@barnwatch/shared/ui`) its exports, and for each file behind the
 * doors (`auth-client/requests/outcome`) what the exports are made of; by name, as it is declared.
 */
export type Surface = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const isDoor = (place: string) => place.startsWith('@barnwatch/shared/');

const head = `# What the contract offers

The public surface of \`@barnwatch/shared\`: what each door exports, then the declarations behind the doors that these are made of. Written by \`npm run api\`; a test fails when it is not what the sources say. What may change in which version: [0091](../decisions/0091-what-a-contract-may-change.md).
`;

/** The report, to be read by people and by \`parseReport\`. */
export function writeReport(surface: Surface): string {
  const parts = [...surface].map(([place, declarations]) => {
    const blocks = [...declarations].map(([name, text]) => `### ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
    return [`## ${place}\n`, ...blocks].join('\n');
  });
  return [head, ...parts].join('\n');
}

const blocks = /^### (?<name>.+)\n\n```ts\n(?<text>[\s\S]*?)\n```$/gm;

/** Reads a report again. */
export function parseReport(report: string): Surface {
  return new Map(
    report
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const place = part.slice(0, part.indexOf('\n'));
        const found = [...part.matchAll(blocks)].map(({ groups }) => [groups?.name ?? '', groups?.text ?? ''] as const);
        return [place, new Map(found)] as const;
      }),
  );
}
