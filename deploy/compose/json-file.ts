import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** A file that was read and checked, or a sentence about why it cannot be used. */
export type FileOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads a JSON file of a known form.
 * @param absent what a file that does not exist means; without it, its absence is a problem
 */
export async function readJsonFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  absent?: v.InferOutput<Schema>,
): Promise<FileOutcome<v.InferOutput<Schema>>> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT' && absent !== undefined) return { ok: true, value: absent };
    return { ok: false, problem: `${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}` };
  }
  return parseJsonFile(file, content, schema);
}

/** What a file of a known form says. */
export function parseJsonFile<Schema extends v.GenericSchema>(
  file: string,
  content: string,
  schema: Schema,
): FileOutcome<v.InferOutput<Schema>> {
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch (cause) {
    return { ok: false, problem: `${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}` };
  }
  const parsed = v.safeParse(schema, data);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, problem: `${file}: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}` };
}

/** A value as it is written into a JSON file. */
export function jsonContent(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}

/** Writes a JSON file as a whole: whoever reads meanwhile gets the old or the new one. */
export async function writeJsonFile(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.new-${process.pid}`;
  await writeFile(fresh, jsonContent(value));
  await rename(fresh, file);
}
