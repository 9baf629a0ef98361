/** One way to look at a picture. A code that is missed one way, because it is held aslant, is found another way. */
export interface Look {
  /** Longest side of the picture, in px. */
  readonly side: number;
  /** Turned clockwise, in degrees. */
  readonly turn: number;
}

/** Width and height of the box around a picture of that size once it is turned, in px. */
export function turnedSize(width: number, height: number, turn: number): { width: number; height: number } {
  const radians = (turn * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  return {
    width: Math.max(1, Math.round(width * cosine + height * sine)),
    height: Math.max(1, Math.round(width * sine + height * cosine)),
  };
}

/** The pixels of a picture at a size and turned, on white; null where the browser gives no canvas. */
export function drawTurned(
  picture: CanvasImageSource,
  { width, height }: { readonly width: number; readonly height: number },
  { side, turn }: Look,
  canvas: HTMLCanvasElement,
): ImageData | null {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  const scale = side / Math.max(width, height);
  const box = turnedSize(width * scale, height * scale, turn);
  // Setting the size clears the canvas and its transformation.
  canvas.width = box.width;
  canvas.height = box.height;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, box.width, box.height);
  context.translate(box.width / 2, box.height / 2);
  context.rotate((turn * Math.PI) / 180);
  // Enlarged, edges stay hard.
  context.imageSmoothingEnabled = scale < 1 || turn !== 0;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (-width * scale) / 2, (-height * scale) / 2, width * scale, height * scale);
  return context.getImageData(0, 0, box.width, box.height);
}
