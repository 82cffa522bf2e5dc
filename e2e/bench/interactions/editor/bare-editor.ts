import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';

// A page that is Tiptap alone: the editor takes its text from the document.

const element = document.querySelector('main');
if (!element) throw new Error('The page has no <main>');
const content = element.innerHTML;
element.replaceChildren();
new Editor({ element, extensions: [StarterKit], content });
document.documentElement.dataset['hydrated'] = 'true';
