/** Opens a file and nothing else: a play list in it cannot make ffmpeg open addresses. */
export function fileInputArguments(path: string): readonly string[] {
  return ['-protocol_whitelist', 'file,crypto,data', '-i', `file:${path}`];
}
