import * as v from 'valibot';

/** Network Information API: Chromium has it, others do not. */
const connection = v.object({
  saveData: v.optional(v.boolean(), false),
  effectiveType: v.optional(v.string(), ''),
});

const slow: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g']);

/** Whether the device asks for few data, or has a line that carries no live picture. */
export function isDataScarce(device: object): boolean {
  if (!('connection' in device)) return false;
  const { connection: known } = device;
  if (typeof known !== 'object' || known === null) return false;
  // Its members are getters of its prototype: they are read by name.
  const facts = {
    saveData: 'saveData' in known ? known.saveData : undefined,
    effectiveType: 'effectiveType' in known ? known.effectiveType : undefined,
  };
  const reading = v.safeParse(connection, facts);
  return reading.success && (reading.output.saveData || slow.has(reading.output.effectiveType));
}
