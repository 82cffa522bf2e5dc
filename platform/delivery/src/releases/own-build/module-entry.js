({ name, load, entry, modules }) => {
  const base = new URL('.', document.currentScript.src);
  const ready = {};
  const run = (file) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = 'anonymous';
      script.integrity = modules[file].integrity;
      script.src = new URL(file, base).href;
      const fail = () => reject(new Error(`${script.src} does not arrive, or is not what was released`));
      script.onload = resolve;
      script.onerror = fail;
      setTimeout(fail, 4000);
      document.head.append(script);
    });
  const prepare = (file) => {
    ready[file] ??= Promise.all(modules[file].imports.map(prepare))
      .then(() => run(file))
      .catch((failure) => {
        // Another request may succeed.
        delete ready[file];
        throw failure;
      });
    return ready[file];
  };
  const loadPinned = async (file) => {
    await prepare(file);
    return import(new URL(file, base).href);
  };
  globalThis[load] = loadPinned;
  loadPinned(entry).catch(() => {});
  globalThis[name] = {
    init: async (...scope) => (await loadPinned(entry)).init(...scope),
    get: async (...expose) => (await loadPinned(entry)).get(...expose),
  };
};
