import { readdir, readFile } from 'node:fs/promises';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly command: string;
}

async function processes(): Promise<readonly Process[]> {
  const entries = await readdir('/proc').catch(() => []);
  const read = entries
    .filter((name) => /^\d+$/.test(name))
    .map(async (name): Promise<readonly Process[]> => {
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      const match = /^(\d+) \((.*)\) \S (\d+)/s.exec(stat);
      return match ? [{ id: Number(match[1]), command: match[2] ?? '', parent: Number(match[3]) }] : [];
    });
  return (await Promise.all(read)).flat();
}

/** Processes of a name that this one started, directly or through others. Empty where there is no `/proc`. */
export async function descendants(command: string): Promise<readonly number[]> {
  const all = await processes();
  const isOwn = ({ parent }: Process): boolean => {
    if (parent === process.pid) return true;
    const above = all.find(({ id }) => id === parent);
    return above !== undefined && isOwn(above);
  };
  return all.filter((one) => one.command === command && isOwn(one)).map(({ id }) => id);
}
