import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

// A page that is Tiptap alone: what its document says becomes the text of the editor.

const element = document.querySelector('main');
if (!element) throw new Error('The page has no <main>');
const content = element.innerHTML;
element.replaceChildren();
new Editor({ element, extensions: [StarterKit], content });
document.documentElement.dataset['hydrated'] = 'true';
