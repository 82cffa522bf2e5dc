import { hydrateRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root. The host renders it: see render.tsx');
hydrateRoot(root, <App path={location.pathname} />);
