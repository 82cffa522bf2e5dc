import 'shared-config/layers.css';
import 'shared-config/tokens.css';
import 'shared-config/typefaces.css';
import 'shared-config/global.css';
import { gallerySourcesElementId, gallerySourcesSchema } from 'kit/contract/gallery';
import { rootElementId } from 'kit/host/document/root-element';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import * as v from 'valibot';
import { Gallery } from './gallery';

// The gallery of the development server: no site has it.
const text = document.getElementById(gallerySourcesElementId)?.textContent ?? '';
const sources = v.parse(v.pipe(v.string(), v.parseJson(), gallerySourcesSchema), text);
const root = document.getElementById(rootElementId);
if (!root) throw new Error(`${location.pathname}: no element #${rootElementId}. Start "dev" again`);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Gallery sources={sources} />
    </BrowserRouter>
  </StrictMode>,
);
