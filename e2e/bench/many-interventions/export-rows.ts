import type { InstanceClient } from '@barnwatch/shared/auth-client';
import type { Translate } from '@barnwatch/shared/i18n';
import { startWorkbookWorker } from '@barnwatch/shared/workbooks';
import { wholeRecord } from '../../../mf-incidents/interventions/export/collect-rows';
import { workbookColumns } from '../../../mf-incidents/interventions/export/export-rows';
import { type ExportOutcome, runExport } from '../../../mf-incidents/interventions/export/run-export';
import { wireIntervention, wirePayload } from './example-rows';

/** A barn in the page that answers at once: what is measured is the page's own work, reading of answers included. */
function barnInPage(interventions: number): InstanceClient {
  const answer = (path: string, body: { query?: unknown; offset?: number; limit?: number }): object => {
    if (path === 'api/incidents/query') {
      const { offset = 0, limit = 1000 } = body;
      const count = Math.max(0, Math.min(limit, interventions - offset));
      const incidents = Array.from({ length: count }, (_, index) => wireIntervention(offset + index));
      return { incidents, page: { offset, limit, total: interventions } };
    }
    const { incidentId } = body.query as { readonly incidentId: { readonly $in: readonly string[] } };
    const incidentEvents = incidentId.$in.flatMap((id) =>
      [0, 1].map((step) => ({
        incidentEventId: `${id}-${step}`,
        incidentId: id,
        trigger: step === 0 ? 'issueDetected' : 'noIssueDetected',
        state: step === 0 ? 'actionRequired' : 'solved',
        eventTimestamp: Date.UTC(2026, 0, 1) + step,
        payload: wirePayload(Number(id.split('-').at(-1))),
        globalUniqueIdentifier: 'north-barn',
        realWorldName: 'North barn',
        accountId: null,
      })),
    );
    return { incidentEvents, page: { offset: 0, limit: 1000, total: incidentEvents.length } };
  };
  const post: InstanceClient['post'] = async (path, { body, parse }) => {
    // Made in a task of its own, as the network would: it is no work of the page.
    const text = await new Promise<string>((resolve) =>
      setTimeout(() => resolve(JSON.stringify(answer(path, body as Parameters<typeof answer>[1])))),
    );
    return { ok: true, value: parse(await new Response(text).json()) };
  };
  return { instanceId: 'north-barn', post } as unknown as InstanceClient;
}

/** Exports so many rows, two to an intervention. */
export function exportRows(rows: number, t: Translate, frame: Translate): Promise<ExportOutcome> {
  const barns = [{ barnId: 'north-barn', name: 'North barn', client: barnInPage(rows / 2) }];
  const settings = { sheet: 'Interventions', columns: workbookColumns({ t }, 'Europe/Berlin'), cutWords: '…' };
  const order = { barns, span: wholeRecord, settings, words: { t, frame, language: 'en' as const } };
  return runExport(order, startWorkbookWorker, () => undefined, new AbortController().signal);
}
