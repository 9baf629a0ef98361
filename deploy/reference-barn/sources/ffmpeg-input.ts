/** How ffmpeg opens an input: everything up to and with `-i <input>`, and what is written to its standard input. */
export interface FfmpegInput {
  readonly arguments: readonly string[];
  /** What is not for the list of processes. */
  readonly feed?: Buffer;
}
