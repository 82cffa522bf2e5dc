import { valueApart } from '../../content/apart';
import { type Reference, referenceOf } from '../../content/refer';

/**
 * The source of a module with these exports: data as it is, imports of what it refers to, and what is put apart in
 * modules of their own, which are imported once they are asked for.
 * @param file named in errors
 * @throws {Error} naming the export that is no data
 */
export function writeModule(file: string, exported: Readonly<Record<string, unknown>>): string {
  const imports = new Map<string, Reference>();

  const write = (value: unknown, path: string): string => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return JSON.stringify(value);
    if (value === undefined) return 'undefined';
    const held = typeof value === 'function' ? valueApart(value) : undefined;
    if (held) {
      const address = `data:text/javascript,${encodeURIComponent(writeModule(file, held))}`;
      return `((loading) => () => (loading ??= import(${JSON.stringify(address)}).then(({ value }) => value)))()`;
    }
    if (typeof value !== 'object')
      throw new Error(
        `${file}: ${path} is a ${typeof value}, and a module of content has data. Move it into another module`,
      );
    const reference = referenceOf(value);
    if (reference) {
      imports.set(`${reference.module} ${reference.name}`, reference);
      return reference.name;
    }
    if (Array.isArray(value)) return `[${value.map((item, at) => write(item, `${path}[${at}]`)).join(',')}]`;
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${write(field, `${path}.${name}`)}`).join(',')}}`;
  };

  const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${write(value, name)};\n`);
  return [
    ...[...imports.values()].map(({ module, name }) => `import { ${name} } from ${JSON.stringify(module)};\n`),
    ...lines,
  ].join('');
}
