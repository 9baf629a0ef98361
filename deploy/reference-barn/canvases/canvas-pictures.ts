import { randomUUID } from 'node:crypto';
import type { CanvasPicture } from '@barnwatch/shared/wire';
import { millisecondsInDay } from 'date-fns/constants';
import { readPicture } from '../pictures/read-picture';
import type { Database } from '../storage/database';

/** One that is on no canvas: somebody may be arranging the canvas still. */
const keptUnusedMs = 7 * millisecondsInDay;
/** Of those that are on no canvas, each account has at most so many: the newest. */
const mostUnused = 20;

/** Pictures below canvases, as files; what a canvas says of one is part of the canvas. */
export interface CanvasPictures {
  /** @returns null for what is no picture */
  keep(content: string, accountId: string, nowMs: number): Promise<CanvasPicture | null>;
  /** Its file, for whoever sent it, and for whom a canvas that has it is shown. */
  read(canvasPictureId: string, accountId: string): Uint8Array | undefined;
  /** It is on a canvas less: there may be somebody who takes that back. */
  release(canvasPictureId: string, nowMs: number): void;
  /** Takes away what has been on no canvas for long. */
  forget(nowMs: number): void;
  /** Takes it away at once, where no canvas has it any more. */
  forgetUnused(canvasPictureId: string): void;
}

const pictureOf = "document ->> '$.floorPlan.canvasPictureId'";
const unused = `canvas_picture_id NOT IN (SELECT ${pictureOf} FROM camera_canvases WHERE ${pictureOf} IS NOT NULL)`;

export function createCanvasPictures(database: Database): CanvasPictures {
  function forget(nowMs: number): void {
    database.run(`DELETE FROM canvas_pictures WHERE unused_since < ? AND ${unused}`, nowMs - keptUnusedMs);
  }
  return {
    async keep(content, accountId, nowMs) {
      const drawn = await readPicture(content);
      if (drawn === null) return null;
      const { jpeg, width, height } = drawn;
      const canvasPictureId = randomUUID();
      database.inTransaction(() => {
        forget(nowMs);
        database.run('INSERT INTO canvas_pictures VALUES (?, ?, ?, ?)', canvasPictureId, accountId, nowMs, jpeg);
        database.run(
          `DELETE FROM canvas_pictures WHERE canvas_picture_id IN (SELECT canvas_picture_id FROM canvas_pictures
           WHERE account_id = ? AND ${unused} ORDER BY unused_since DESC, rowid DESC LIMIT -1 OFFSET ${mostUnused})`,
          accountId,
        );
      });
      return { canvasPictureId, sizeBytes: jpeg.byteLength, width, height };
    },
    read(canvasPictureId, accountId) {
      // The database hands bytes out as an ArrayBuffer.
      const row = database.first<{ jpeg: ArrayBuffer }>(
        `SELECT jpeg FROM canvas_pictures WHERE canvas_picture_id = ? AND (account_id = ? OR EXISTS (
           SELECT 1 FROM camera_canvases WHERE (published = 1 OR owner_account_id = ?) AND ${pictureOf} = canvas_picture_id))`,
        canvasPictureId,
        accountId,
        accountId,
      );
      return row && new Uint8Array(row.jpeg);
    },
    release: (canvasPictureId, nowMs) =>
      void database.run(
        'UPDATE canvas_pictures SET unused_since = ? WHERE canvas_picture_id = ?',
        nowMs,
        canvasPictureId,
      ),
    forget,
    forgetUnused: (canvasPictureId) =>
      void database.run(`DELETE FROM canvas_pictures WHERE canvas_picture_id = ? AND ${unused}`, canvasPictureId),
  };
}
