import sharp from 'sharp';
import type { Database } from '../storage/database';
import type { CapturedStill } from './camera-pictures';

/** One still of each camera that a person has marked: kept, however old it gets. */
export interface FallbackStills {
  /** @param heightPixels never enlarged; left out: as captured */
  read(cameraId: string, heightPixels: number | undefined): Promise<CapturedStill | null>;
  /** Replaces an earlier one. */
  write(cameraId: string, still: CapturedStill): void;
}

const jpegQuality = 82;

export function createFallbackStills(database: Database): FallbackStills {
  return {
    async read(cameraId, heightPixels) {
      // The database hands bytes out as an ArrayBuffer.
      const row = database.first<{ captured_at: number; jpeg: ArrayBuffer }>(
        'SELECT captured_at, jpeg FROM fallback_stills WHERE camera_id = ?',
        cameraId,
      );
      if (!row) return null;
      const jpeg =
        heightPixels === undefined
          ? new Uint8Array(row.jpeg)
          : await sharp(row.jpeg)
              .resize({ height: heightPixels, withoutEnlargement: true })
              .jpeg({ quality: jpegQuality })
              .toBuffer();
      return { jpeg, capturedAt: row.captured_at };
    },
    write(cameraId, { capturedAt, jpeg }) {
      database.run('INSERT OR REPLACE INTO fallback_stills VALUES (?, ?, ?)', cameraId, capturedAt, jpeg);
    },
  };
}
