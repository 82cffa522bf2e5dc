import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { linkPattern } from 'shared-config/posts/rich-text';

/** What a paragraph's editor supports: exactly the marks and links that the sanitiser leaves. */
export const editorExtensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  HardBreak,
  Link.configure({
    openOnClick: false,
    isAllowedUri: (address) => linkPattern.test(address ?? ''),
    HTMLAttributes: { rel: 'noopener', target: null },
  }),
];
