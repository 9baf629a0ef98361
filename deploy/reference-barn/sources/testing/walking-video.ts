import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Writes a video of four seconds into a folder of media, with a key picture each half second; answers its name. */
export function writeWalkingVideo(mediaFolder: string): string {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=4'];
  const coding = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-bf', '0', '-g', '5'];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...picture, ...coding, join(mediaFolder, 'walk.mp4')]);
  return 'walk.mp4';
}
