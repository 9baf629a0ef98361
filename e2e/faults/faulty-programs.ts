/** Every screen of the container throws when it is drawn. */
export const throwingScreens = (container: string) => `
;(() => {
  const real = ${container};
  ${container} = {
    init: (scope) => real.init(scope),
    get: async (module) => {
      const exports = (await real.get(module))();
      const screens = Object.entries(exports).map(([name, value]) => {
        if (typeof value !== 'function') return [name, value];
        return [name, (properties) => {
          if (!globalThis.barnwatchHealed) throw new Error('thrown at render');
          return value(properties);
        }];
      });
      return () => Object.fromEntries(screens);
    },
  };
})();`;

/** Every screen of the container is given something beside it, written with the React that the shell shares. */
export const besideScreens = (container: string, beside: string) => `
;(() => {
  const real = ${container};
  let shared;
  const react = async () => {
    const [entry] = Object.values(shared.react);
    return (entry.lib ?? (await entry.get()))();
  };
  ${container} = {
    init: (scope) => ((shared = scope), real.init(scope)),
    get: async (module) => {
      const { createElement, Fragment, useEffect, useState } = await react();
      const Beside = ${beside};
      const exports = (await real.get(module))();
      const screens = Object.entries(exports).map(([name, value]) => {
        if (typeof value !== 'function') return [name, value];
        return [name, (properties) =>
          createElement(Fragment, null, createElement(value, properties), createElement(Beside))];
      });
      return () => Object.fromEntries(screens);
    },
  };
})();`;

/** Asks for another drawing after each one. */
export const endless = `() => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!globalThis.barnwatchHealed) setCount(count + 1);
  });
  return null;
}`;

/** Leaves a timer, a listener and an element behind. */
export const careless = `() => {
  useEffect(() => {
    setInterval(() => undefined, 60_000);
    addEventListener('resize', () => undefined);
    document.body.append(document.createElement('div'));
  }, []);
  return null;
}`;
