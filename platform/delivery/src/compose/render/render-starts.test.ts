import type { HostRenderer } from 'kit/contract/host-renderer';
import type { RenderJob } from './render-protocol';
import { renderStarts } from './render-starts';

type Request = Parameters<HostRenderer['renderPage']>[0];

const page = (location: string, kind: 'route' | 'client', styles: string[] = []): RenderJob['pages'][number] => ({
  location,
  composition: {
    shell: 'a'.repeat(16),
    remotes: [],
    scripts: [],
    page: kind === 'route' ? { kind, location } : { kind },
  },
  assetOrigins: [],
  connectOrigins: [],
  styles,
});

const renderAll = async (pages: RenderJob['pages'], write: (request: Request) => string) => {
  const asked: Request[] = [];
  const renderPage = async (request: Request) => {
    asked.push(request);
    return write(request);
  };
  const job = {
    host: '',
    remotes: {},
    readable: [],
    folders: {},
    basePath: '',
    composed: [],
    css: { '/a.css': '.a{}' },
    pages,
  };
  return { starts: await renderStarts({ initialise: () => {}, renderPage }, job), asked };
};

test('the shell writes the start of each page, with its styles, once for equal ones', async () => {
  const pages = [
    page('/a', 'route', ['/a.css']),
    page('/b', 'route', ['/a.css']),
    page('/c', 'route'),
    page('/t', 'client'),
  ];
  const { starts, asked } = await renderAll(pages, ({ composition, styles }) => {
    const policy = `${composition.page.kind} ${styles.map(({ css }) => css).join()}`;
    return `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}"><title>x</title>`;
  });
  const start = (policy: string) => `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  expect(starts).toEqual([start('route .a{}'), start('route .a{}'), start('route '), start('client ')]);
  expect(asked).toHaveLength(3);
});

test('a shell that writes no policy is refused', async () => {
  await expect(renderAll([page('/a', 'route')], () => '<head></head>')).rejects.toThrow(
    'it writes pages without a Content-Security-Policy',
  );
});
