import { redactText } from '@barnwatch/shared/auth-client';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { type BrowserFacts, browserReport } from './browser-facts';
import { type RemoteRow, remoteReport } from './remote-rows';

interface ReportedSystem {
  readonly registry: Pick<SuiteRegistry, 'branding' | 'contract' | 'composedAt'>;
  readonly userAgent: string;
  readonly rows: readonly RemoteRow[];
  /** null while the browser has not told. */
  readonly browser: BrowserFacts | null;
  /** What the auth client says of instances and its log: redacted by itself. */
  readonly session: string;
}

/** The text behind "copy report" (product 2.6): whatever failures and addresses bring along, no secret is in it. */
export function systemReport({ registry, userAgent, rows, browser, session }: ReportedSystem): string {
  const composed = new Date(registry.composedAt).toISOString();
  const own = [
    `${registry.branding.name}, contract ${registry.contract}, composed ${composed}`,
    userAgent,
    remoteReport(rows),
    browser === null ? 'browser: not told yet' : browserReport(browser),
  ].map(redactLines);
  return [...own, session].join('\n\n');
}

/** By lines, because a long text is cut before it is searched. */
function redactLines(text: string): string {
  return text.split('\n').map(redactText).join('\n');
}
