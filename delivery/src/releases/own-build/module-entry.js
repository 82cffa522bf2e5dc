({ name, load, entry, modules }) => {
  const base = new URL('.', document.currentScript.src);
  const fetched = {};
  const fetchPinned = (file) => {
    fetched[file] ??= new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = 'anonymous';
      link.integrity = modules[file].integrity;
      link.href = new URL(file, base).href;
      const fail = () => {
        delete fetched[file];
        reject(new Error(`${link.href} does not arrive, or is not what was released`));
      };
      link.onload = resolve;
      link.onerror = fail;
      setTimeout(fail, 4000);
      document.head.append(link);
    });
    return fetched[file];
  };
  const withImports = (file, found = new Set()) => {
    if (found.has(file)) return found;
    found.add(file);
    for (const one of modules[file].imports) withImports(one, found);
    return found;
  };
  const loadPinned = async (file) => {
    await Promise.all([...withImports(file)].map(fetchPinned));
    return import(new URL(file, base).href);
  };
  globalThis[load] = loadPinned;
  const container = loadPinned(entry);
  container.catch(() => {});
  globalThis[name] = {
    init: async (...scope) => (await container).init(...scope),
    get: async (...expose) => (await container).get(...expose),
  };
};
