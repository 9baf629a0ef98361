// The only script before the suite's own, so small that the first paint can wait for it. It gives the first frame (in
// index.html) the theme and the language of this device, asks for the words of that language beside the program (the
// build names the file at this script's own element), and it speaks when the suite cannot: its script is gone (a deploy
// meanwhile) or does not start. Then in both languages: texts are part of what is missing.
(() => {
  const limit = 10_000;
  const root = document.documentElement;
  const { dataset } = document.currentScript;
  let shown = false;

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Blocked: the device's own preferences decide.
      return null;
    }
  }

  // With a network a shell that does not start is fetched anew, whatever a service worker has kept of it.
  async function loadAnew() {
    try {
      if (navigator.onLine) await (await navigator.serviceWorker?.getRegistration())?.unregister();
    } finally {
      location.reload();
    }
  }

  function isStarted() {
    const place = document.getElementById('suite');
    return place !== null && place.childElementCount > 0 && place.querySelector('.first-frame') === null;
  }

  function show(reason) {
    if (shown || isStarted()) return;
    shown = true;
    const box = document.createElement('main');
    box.className = 'start-guard';
    const text = document.createElement('p');
    text.textContent = `BarnWatch could not start (${reason}). · BarnWatch konnte nicht starten (${reason}).`;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Load again · Neu laden';
    button.addEventListener('click', () => void loadAnew());
    box.append(text, button);
    const place = document.querySelector('.first-place');
    if (place === null) document.body.append(box);
    else place.replaceChildren(box);
  }

  function fetchAhead(file) {
    if (file === undefined) return;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    [link.href, link.integrity] = file.split(' ');
    document.head.append(link);
  }

  const theme = kept('barnwatch.theme');
  if (theme !== null) root.setAttribute('data-theme', theme);
  const chosen = kept('barnwatch.language');
  const languages = [chosen, navigator.language.slice(0, 2), 'en'];
  root.lang = languages.find((language) => language === 'de' || language === 'en');
  if (root.lang === 'de') document.querySelector('[rel=manifest]').href = '/manifest.de.webmanifest';
  // As long as none was chosen, the suite asks for it in English (product 9.6).
  fetchAhead(chosen === 'de' ? dataset.textsDe : dataset.textsEn);
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) show(new URL(event.target.src).pathname);
    },
    true,
  );
  setTimeout(() => show(`${limit / 1000} s`), limit);
})();
