import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Forms that need no line to a barn, and why. */
const without: Readonly<Record<string, string>> = {
  'mf-auth/access/sign-in/sign-in-form.tsx': 'has its own words for a barn that cannot be reached',
  'mf-auth/access/sign-up/sign-up-form.tsx': 'likewise',
  'mf-auth/access/single-sign-on/create-account.tsx': 'likewise',
  'mf-auth/barns/edit-barn/edit-barn-dialog.tsx': 'changes this device only',
  'mf-auth/barns/quick-links/resend-dialog.tsx': 'has its own words for a barn that cannot be reached',
  'mf-cameras/exports/export-form/export-form.tsx': 'an export waits by itself until the line is back (0057)',
  'mf-cameras/walls/grid/layout-name-dialog.tsx': 'changes this device only',
  'mf-incidents/incident-records/incident-actions/close-dialog.tsx': 'waits in the outbox',
  'mf-incidents/incident-records/incident-actions/delete-dialog.tsx': 'says so itself, and cannot be pressed (10.7)',
  'mf-incidents/incident-records/incident-actions/hide-dialog.tsx': 'waits in the outbox',
  'mf-incidents/incident-records/incident-actions/unhide-dialog.tsx': 'waits in the outbox',
  'mf-incidents/interventions/export/export-dialog.tsx': 'only reads, of several barns, and says which did not answer',
  'mf-incidents/interventions/intervention-form/use-intervention-form.ts': 'waits in the outbox',
  'mf-incidents/journal/record-form/use-record-form.ts': 'waits in the outbox',
};

const forms = execFileSync('git', ['grep', '-lE', 'useForm[<(]|useQuestion[<(]', '--', 'mf-*'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('.test.'));

const saysItsLine = /needsLine: |^\s*'selected-barn',?$|^\s*\{ instanceId \},?$/m;

test.each(forms)('%s says which line it needs, or needs none (product 10.6c)', (file) => {
  expect(saysItsLine.test(readFileSync(file, 'utf8'))).toBe(!Object.hasOwn(without, file));
});

test('none of those that need no line is gone', () => {
  expect(Object.keys(without).filter((file) => !forms.includes(file))).toEqual([]);
});

/** Screens whose records are changed in place, without a form. */
test.each([
  'mf-admin/people/authorization/authorization.tsx',
  'mf-admin/cameras/camera-overview/camera-overview.tsx',
  'mf-admin/service-accounts/service-accounts/service-accounts.tsx',
  'mf-regions/canvases/canvas-list/canvas-list.tsx',
  'mf-regions/polygon-editor/editor/notices.tsx',
  'mf-regions/regions/region-specifications/region-specifications.tsx',
  'mf-regions/regions/region-types/region-types.tsx',
])('%s says above what is changed in place which line that needs (product 10.6c)', (file) => {
  expect(readFileSync(file, 'utf8')).toContain('<LineNotice needed="selected-barn" ofScreen />');
});
