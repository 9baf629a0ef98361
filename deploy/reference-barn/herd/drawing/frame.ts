/** A picture in YUV 4:2:0, limited range BT.601. The three planes lie one after the other in `data`. */
export interface Frame {
  width: number;
  height: number;
  data: Uint8Array;
  y: Uint8Array;
  /** Half the width and half the height. */
  u: Uint8Array;
  v: Uint8Array;
}

/** @throws RangeError unless both sizes are even and positive */
export function createFrame(width: number, height: number): Frame {
  if (width < 2 || height < 2 || width % 2 || height % 2)
    throw new RangeError(`No 4:2:0 picture of ${width} × ${height}`);
  const luma = width * height;
  const data = new Uint8Array(luma * 1.5);
  const planes = { y: data.subarray(0, luma), u: data.subarray(luma, luma * 1.25), v: data.subarray(luma * 1.25) };
  return { width, height, data, ...planes };
}
