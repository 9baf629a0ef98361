// Speaks when the suite itself cannot: its script is gone (a deploy meanwhile) or does not start. In both languages,
// because none is chosen yet. A file of its own, since what it reports is that the other file failed.
(() => {
  const limit = 10_000;
  let shown = false;
  function show(reason) {
    if (shown || document.getElementById('suite')?.childElementCount) return;
    shown = true;
    const box = document.createElement('main');
    box.className = 'start-guard';
    const text = document.createElement('p');
    text.textContent = `BarnWatch could not start (${reason}). · BarnWatch konnte nicht starten (${reason}).`;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Load again · Neu laden';
    button.addEventListener('click', () => location.reload());
    box.append(text, button);
    document.body.append(box);
  }
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) show(new URL(event.target.src).pathname);
    },
    true,
  );
  setTimeout(() => show(`${limit / 1000} s`), limit);
})();
