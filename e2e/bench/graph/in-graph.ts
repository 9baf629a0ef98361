/** What runs in the page of a graph. Written as text: the page has none of the compiler's helpers. Times in ms. */

/**
 * How long it takes to draw the chart anew (a series is hidden, and shown again), over that of stroking as many points
 * on a bare canvas of the same size, which is the least that anything drawing every point must do. Least of several tries
 * on both sides: everything else is other work of the machine.
 */
export const timeDrawing = `(async () => {
  const tries = 12;
  const legend = document.querySelector('main figure ul button');
  const { width, height } = document.querySelector('main figure canvas').getBoundingClientRect();
  const nextTask = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  const least = async (draw) => {
    const times = [];
    for (let attempt = 0; attempt < tries; attempt += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      const began = performance.now();
      await draw();
      times.push(performance.now() - began);
    }
    return Math.min(...times);
  };
  const rows = Number(document.querySelector('main [role="slider"]').getAttribute('aria-valuemax')) + 1;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const bare = await least(() => {
    context.clearRect(0, 0, width, height);
    for (let line = 0; line < 4; line += 1) {
      context.beginPath();
      for (let row = 0; row < rows; row += 1) {
        const y = height / 2 + Math.sin(row / 300 + line) * 80 + ((row * 7919) % 13);
        context.lineTo((row / rows) * width, y);
      }
      context.stroke();
    }
    context.getImageData(0, 0, 1, 1);
  });
  const chart = await least(async () => {
    const before = document.querySelector('main figure canvas');
    legend.click();
    // The chart is made anew: there is another canvas. Its picture is read to have it drawn.
    while ((document.querySelector('main figure canvas') ?? before) === before) await nextTask();
    document.querySelector('main figure canvas').getContext('2d').getImageData(0, 0, 1, 1);
  });
  return { rows, bare, chart };
})()`;
