import type { Page } from '@playwright/test';

/**
 * Draws the regions of every picture of a camera canvas on a canvas of its own, in place of its SVG: as they look, at the
 * pixels of the device, and anew whenever the picture has come to rest at another size.
 */
export async function drawRegionsOnCanvas(page: Page, stage: string): Promise<number> {
  return page.evaluate((within) => {
    const shapes = [...document.querySelectorAll<SVGSVGElement>(`${within} svg:has(> polygon)`)];
    for (const svg of shapes) {
      const polygons = [...svg.querySelectorAll('polygon')].map((polygon) => ({
        color: polygon.getAttribute('fill') ?? '',
        points: (polygon.getAttribute('points') ?? '').split(' ').map((pair) => pair.split(',').map(Number)),
      }));
      const canvas = document.createElement('canvas');
      Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
      canvas.style.pointerEvents = 'none';
      svg.style.display = 'none';
      svg.after(canvas);
      const draw = () => {
        const [width, height] = [canvas.clientWidth * devicePixelRatio, canvas.clientHeight * devicePixelRatio];
        const context = canvas.getContext('2d');
        if (!context || width === 0) return;
        canvas.width = width;
        canvas.height = height;
        context.lineWidth = 1.5 * devicePixelRatio;
        for (const { color, points } of polygons) {
          context.beginPath();
          for (const [x = 0, y = 0] of points) context.lineTo(x * width, y * height);
          context.closePath();
          context.fillStyle = color;
          context.strokeStyle = color;
          context.globalAlpha = 0.18;
          context.fill();
          context.globalAlpha = 1;
          context.stroke();
        }
      };
      new ResizeObserver(draw).observe(canvas);
    }
    return shapes.length;
  }, stage);
}
