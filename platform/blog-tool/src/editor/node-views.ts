import type { NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { typeNameOf } from '../posts/stored-blocks';
import { type EmbedKinds, nameKinds } from '../site/tool-site';
import { isOfControl, withoutTabStop } from './block-controls';
import styles from './body-editor.module.css';
import { createNodeField } from './node-fields';

/** Views are plain elements: a component of React for each would be rendered anew with every key. */

/** A text with a field below it: the address of a call to action, the source of a quote. */
const textWithField =
  (tag: string, className: string | undefined, field: { label: string; type: 'text' | 'email'; attribute: string }) =>
  (text: () => HTMLElement): NodeViewRenderer =>
  ({ node, editor, getPos }) => {
    const dom = document.createElement(tag);
    dom.className = className ?? '';
    const contentDOM = text();
    const { holder, show } = createNodeField({ editor, getPos, ...field });
    dom.append(contentDOM, holder);
    show(node.attrs[field.attribute]);
    return {
      dom,
      contentDOM,
      update: (changed: Node) => {
        if (changed.type !== node.type) return false;
        show(changed.attrs[field.attribute]);
        return true;
      },
      stopEvent: isOfControl,
      ignoreMutation: (mutation) => mutation.type !== 'selection' && !contentDOM.contains(mutation.target),
    };
  };

/** A call to action: its text, two lines high, and its address. */
export const callToActionView = textWithField('div', styles.cta, {
  label: 'E-mail',
  type: 'email',
  attribute: 'email',
})(() => {
  const text = document.createElement('p');
  text.className = styles.twoLines ?? '';
  text.dir = 'auto';
  text.setAttribute('role', 'textbox');
  text.setAttribute('aria-multiline', 'true');
  text.setAttribute('aria-label', 'CTA');
  return text;
});

/** A quote, and whose words it is. */
export const quoteView = textWithField('div', styles.quote, {
  label: 'Source of the quote',
  type: 'text',
  attribute: 'source',
})(() => document.createElement('blockquote'));

/** Something of the site: its picture, and the choice of something else. */
export const showEmbeds = (embeds: EmbedKinds): NodeViewRenderer => {
  const known = Object.entries(embeds).flatMap(([kind, { label, items }]) =>
    Object.entries(items).map(([name, { title, picture }]) => ({
      value: `${kind} ${name}`,
      label: `${label}: ${title}`,
      picture,
    })),
  );
  return ({ node, editor, getPos }) => {
    const dom = document.createElement('figure');
    dom.className = styles.embed ?? '';
    dom.contentEditable = 'false';
    const picture = document.createElement('img');
    picture.alt = '';
    const choice = withoutTabStop(document.createElement('select'));
    choice.className = styles.field ?? '';
    choice.setAttribute('aria-label', nameKinds(embeds));
    choice.addEventListener('change', () => {
      const position = getPos();
      const [kind, name] = choice.value.split(' ');
      if (position === undefined) return;
      const { tr } = editor.state;
      editor.view.dispatch(tr.setNodeAttribute(position, 'kind', kind).setNodeAttribute(position, 'name', name));
    });
    const show = ({ attrs: { kind, name } }: Node) => {
      const value = `${kind} ${name}`;
      const shown = known.find((one) => one.value === value);
      const choices = shown ? known : [...known, { value, label: `Unknown: ${value}` }];
      choice.replaceChildren(...choices.map((one) => new Option(one.label, one.value, false, one.value === value)));
      picture.hidden = shown === undefined;
      if (shown) picture.src = shown.picture;
    };
    show(node);
    dom.append(picture, choice);
    return {
      dom,
      update: (changed: Node) => {
        if (changed.type !== node.type) return false;
        show(changed);
        return true;
      },
      stopEvent: isOfControl,
      ignoreMutation: () => true,
    };
  };
};

/** A block that this tool cannot edit, as it is stored. */
export const unknownBlockView: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('details');
  dom.className = styles.unknown ?? '';
  dom.contentEditable = 'false';
  const summary = withoutTabStop(document.createElement('summary'));
  const name = typeNameOf(node.attrs['stored']);
  summary.textContent = `Unknown block${name && ` (${name})`}: it is kept as it is stored`;
  const source = document.createElement('pre');
  source.textContent = JSON.stringify(node.attrs['stored'], null, 2);
  dom.append(summary, source);
  return { dom, stopEvent: isOfControl, ignoreMutation: () => true };
};
