import { createTexts, frameNamespace, TextsProvider } from '@barnwatch/shared/i18n';
import { createClock, createThemes, createToasts, InterfaceRoot } from '@barnwatch/shared/ui';
import { queryIncidents, readCall } from '@barnwatch/shared/wire/calls';
import { createStore, Provider } from 'jotai';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { incidentsOf } from '../../../mf-incidents/incident-records/record/incident';
import { noOwnWords } from '../../../mf-incidents/incident-records/words/own-words';
import { tableColumns } from '../../../mf-incidents/interventions/interventions-table/table-columns';
import { installDefaultPolicy } from '../../../shell/security/trusted-types';
import { frameTexts } from '../../../shell/texts/frame-texts';
import { interventions } from './example-rows';
import { exportRows } from './export-rows';
import { SortTable, sortedColumns, timePlainSort } from './sort-table';

const language = 'en';

/** The page of the benches P18 and P19: the table and the export, nothing of the frame. What the benches call is global. */
async function start(): Promise<void> {
  installDefaultPolicy();
  const lifetime = new AbortController().signal;
  const states = createStore();
  const texts = createTexts(states, {
    memory: { read: async () => language, write: async () => undefined },
    root: document.documentElement,
    frame: frameTexts,
    onMissingText: (text) => console.warn('missing text', text),
  });
  texts.register('mf-incidents', async () => (await import('../../../mf-incidents/texts/en.json')).default);
  await texts.start(lifetime);
  await texts.load('mf-incidents', lifetime);
  const t = texts.translation('mf-incidents', language);
  const frame = texts.translation(frameNamespace, language);
  const place = document.getElementById('suite');
  if (place === null) throw new Error('index.html has no #suite');
  const root = createRoot(place);

  const showTable = (count: number) => {
    const parse = (wire: readonly object[]) =>
      incidentsOf(
        readCall(queryIncidents, { incidents: wire, page: { offset: 0, limit: 1000, total: wire.length } }).answer,
      );
    const rows = interventions(count, parse);
    const themes = createThemes(states, {
      root: document.documentElement,
      memory: () => localStorage,
      matchMedia: (query) => matchMedia(query),
    });
    const clock = createClock(states, {
      now: Date.now,
      setInterval: (run, everyMs) => setInterval(run, everyMs),
      clearInterval: (timer) => clearInterval(timer),
    });
    flushSync(() =>
      root.render(
        <Provider store={states}>
          <TextsProvider texts={texts}>
            <InterfaceRoot themes={themes} clock={clock} toasts={createToasts(states, Date.now)}>
              <SortTable rows={rows} />
            </InterfaceRoot>
          </TextsProvider>
        </Provider>,
      ),
    );
    return rows;
  };

  let rows: ReturnType<typeof showTable> = [];
  Object.assign(globalThis, {
    barnwatchBench: {
      showTable: (count: number) => {
        rows = showTable(count);
      },
      /** Sorts by the three columns as a person does: press, and twice press with Shift. @returns the last press, ms */
      timeTableSort: () => {
        const times = sortedColumns.map((id, index) => {
          const heading = document.querySelector<HTMLElement>(`[col-id="${id}"] .ag-header-cell-label`);
          if (!heading) throw new Error(`no heading ${id}`);
          const began = performance.now();
          heading.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: index > 0 }));
          return performance.now() - began;
        });
        return times.at(-1);
      },
      timePlainSort: () =>
        timePlainSort(
          rows,
          tableColumns(t, frame, () => noOwnWords),
          language,
        ),
      firstWords: () =>
        [...document.querySelectorAll('[row-index="0"] [role="gridcell"]')].map((cell) => cell.textContent),
      exportRows: async (count: number) => {
        const outcome = await exportRows(count, t, frame);
        if (outcome.kind !== 'done') return { kind: outcome.kind };
        return { kind: outcome.kind, rows: outcome.rows, bytes: outcome.file.size, gaps: outcome.gaps.length };
      },
    },
  });
}

void start();
