import { readFileSync } from 'node:fs';
import { createConfig, lint } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';

/** What a linter has found in a contract. */
export interface Finding {
  readonly linter: 'redocly' | 'spectral';
  readonly rule: string;
  /** The address that it is about; empty where it is about none. */
  readonly path: string;
  readonly message: string;
}

/** A word of a JSON pointer, as it stands in the document. */
function plain(word: string): string {
  return decodeURIComponent(word).replaceAll('~1', '/').replaceAll('~0', '~');
}

async function byRedocly(file: string): Promise<readonly Finding[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lint({ ref: file, config });
  return problems.map(({ ruleId: rule, message, location: [place] }) => {
    const path = /^#\/paths\/([^/]+)/.exec(place?.pointer ?? '')?.[1] ?? '';
    return { linter: 'redocly', rule, path: plain(path), message };
  });
}

async function bySpectral(file: string): Promise<readonly Finding[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'recommended']] });
  const document = new spectralCore.Document(readFileSync(file, 'utf8'), spectralParsers.Yaml, file);
  const results = await spectral.run(document);
  return results.map(({ code, message, path: [kind, path] }) => {
    return { linter: 'spectral', rule: String(code), path: kind === 'paths' ? String(path) : '', message };
  });
}

/**
 * `tsx lint.ts <contract> …`: all that the recommended rules of two independent linters find in each, warnings among them,
 * as JSON. Programs of their own do so: Jest takes no package that is an ES module alone.
 */
const found = [];
for (const file of process.argv.slice(2)) found.push([...(await byRedocly(file)), ...(await bySpectral(file))]);
console.log(JSON.stringify(found satisfies Finding[][]));
