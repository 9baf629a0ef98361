import type { ChildProcess } from 'node:child_process';

// The process has one exit, hence one list: a listener per child would trip Node's leak warning.
const children = new Set<ChildProcess>();

function killAll(): void {
  for (const child of children) child.kill('SIGKILL');
}

/** Makes sure that a child does not outlive this process. Returns what to call once the child is gone. */
export function killAtExit(child: ChildProcess): () => void {
  if (children.size === 0) process.on('exit', killAll);
  children.add(child);
  return () => {
    children.delete(child);
    if (children.size === 0) process.off('exit', killAll);
  };
}
