import { mergeAttributes, type NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { PictureNode } from '../document/nodes';
import type { PictureState } from '../pictures/picture-states';
import type { Pictures } from '../pictures/pictures';
import { isWaitingName } from '../posts/waiting-name';
import { isOfControl, withoutTabStop } from './block-controls';
import { createNodeField } from './node-fields';
import styles from './picture-view.module.css';

type PictureOptions = { pictures: Pictures | undefined };

/** A picture in the editor. Its fields are there while it is selected. */
export const PictureInEditor = PictureNode.extend<PictureOptions>({
  addOptions: () => ({ pictures: undefined }),
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    return pictureView(this.options.pictures);
  },
});

const layouts = { text: 'As wide as the text', wide: 'Wide', full: 'Full width' } as const;

const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className?: string, text = '') => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
};

const createButton = (text: string, act: () => void) => {
  const button = withoutTabStop(create('button', styles.button, text));
  button.type = 'button';
  button.addEventListener('click', act);
  return button;
};

const pictureView =
  (pictures: Pictures | undefined): NodeViewRenderer =>
  ({ node: first, editor, getPos }) => {
    let node = first;
    /** The shown state of the upload: its buttons are made anew only when that changes, so that they keep the focus. */
    let shown = '';
    const dom = create('figure', styles.picture);
    dom.contentEditable = 'false';
    const image = create('img');
    image.draggable = false;
    image.decoding = 'async';
    const note = create('p', styles.note);
    const asked = create('p', styles.asked, 'No alt text yet: describe the picture, or say that it is decorative.');
    const caption = create('figcaption', styles.caption);
    caption.dir = 'auto';
    const fields = create('div', styles.fields);
    fields.hidden = true;

    const set = (attributes: Readonly<Record<string, unknown>>) => {
      const position = getPos();
      if (position === undefined) return;
      const { tr } = editor.state;
      for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value);
      editor.view.dispatch(tr);
    };
    const alt = createNodeField({ editor, getPos, label: 'Alt text', type: 'text', attribute: 'alt' });
    const words = createNodeField({ editor, getPos, label: 'Caption', type: 'text', attribute: 'caption' });
    const decorative = withoutTabStop(create('input'));
    decorative.type = 'checkbox';
    decorative.setAttribute('data-aside', '');
    decorative.addEventListener('change', () => set({ isDecorative: decorative.checked }));
    const decorativeLabel = create('label', styles.choice);
    decorativeLabel.append(decorative, 'Decorative: it says nothing that the text does not');
    const layout = withoutTabStop(create('select', styles.layout));
    layout.setAttribute('data-aside', '');
    layout.append(...Object.entries(layouts).map(([value, text]) => new Option(text, value)));
    layout.addEventListener('change', () => set({ layout: layout.value }));
    const layoutLabel = create('label', styles.choice, 'Width ');
    layoutLabel.append(layout);
    fields.append(alt.holder, decorativeLabel, words.holder, layoutLabel);
    dom.append(image, note, asked, caption, fields);
    // The editor alone does not select what is clicked while a field has the focus.
    dom.addEventListener('click', (event) => {
      const position = getPos();
      if (position === undefined || isOfControl(event)) return;
      const { tr, doc } = editor.state;
      editor.view.focus();
      editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, position)));
    });

    const chooseAnother = () => {
      const input = create('input');
      input.type = 'file';
      input.accept = 'image/*';
      input.addEventListener('change', () => {
        const [file] = input.files ?? [];
        if (file && pictures) set({ picture: pictures.add(file, file.name), width: 0, height: 0 });
      });
      input.click();
    };
    const remove = () => {
      const position = getPos();
      if (position === undefined) return;
      const { tr, doc, schema } = editor.state;
      const end = position + node.nodeSize;
      const empty = doc.childCount === 1 ? schema.nodes['paragraph']?.create() : undefined;
      editor.view.dispatch(empty ? tr.replaceWith(position, end, empty) : tr.delete(position, end));
      editor.view.focus();
    };

    const showAddress = (name: string) => {
      if (dom.dataset['name'] === name) return;
      dom.dataset['name'] = name;
      pictures?.addressOf(name).then(
        (address) => {
          if (dom.dataset['name'] !== name) return;
          image.src = address;
          image.hidden = false;
        },
        (error: unknown) => {
          if (dom.dataset['name'] !== name) return;
          image.hidden = true;
          // The picture may be there when it is shown again.
          delete dom.dataset['name'];
          if (!isWaitingName(name)) showNote(String(error), error instanceof Error ? error.message : String(error));
        },
      );
    };
    const showNote = (kind: string, text: string, ...buttons: HTMLButtonElement[]) => {
      if (shown === kind) return;
      shown = kind;
      note.hidden = text === '';
      note.replaceChildren(text, ...buttons);
    };
    const showState = (name: string, state: PictureState) => {
      const { kind, fileName } = state;
      note.dataset['kind'] = kind;
      const about = fileName ? `${fileName}: ` : '';
      switch (kind) {
        case 'looking':
        case 'stored':
          return showNote(kind, '');
        case 'fetching':
          return showNote(
            kind,
            `${about}being fetched… `,
            createButton('Stop', () => pictures?.stop(name)),
          );
        case 'sending': {
          showNote(
            kind,
            `${about}being sent… `,
            createButton('Stop', () => pictures?.stop(name)),
          );
          const bar = note.querySelector('progress') ?? create('progress');
          bar.setAttribute('aria-label', `Sending ${fileName || 'the picture'}`);
          bar.max = 1;
          // Sent, but not read yet by the store: that takes as long as it takes.
          if (state.sent < 1) bar.value = state.sent;
          else bar.removeAttribute('value');
          if (!bar.isConnected || bar.parentElement !== note) note.insertBefore(bar, note.querySelector('button'));
          return;
        }
        case 'waiting': {
          const loss = state.isKept ? '' : ' This browser has no room to keep it: stay on this page until it is sent.';
          return showNote(
            `${kind} ${state.reason}${loss}`,
            `${about}${state.reason}.${loss} `,
            createButton('Send again', () => pictures?.sendAgain(name)),
            createButton('Remove', remove),
          );
        }
        case 'failed':
          return showNote(
            `${kind} ${state.reason}`,
            `${about}${state.reason}. `,
            ...(state.canRetry ? [createButton('Send again', () => pictures?.sendAgain(name))] : []),
            createButton('Choose another file', chooseAnother),
            createButton('Remove', remove),
          );
      }
    };
    const showWay = () => {
      const name = String(node.attrs['picture']);
      if (!isWaitingName(name) || !pictures) showNote('none', '');
      else showState(name, pictures.stateOf(name));
    };
    const showAsked = () => {
      const isDescribed = node.attrs['alt'] !== '' || node.attrs['isDecorative'] === true;
      asked.hidden = isDescribed || !fields.hidden;
      caption.hidden = node.attrs['caption'] === '' || !fields.hidden;
    };
    const show = () => {
      const { picture, width, height, isDecorative, layout: chosen } = node.attrs;
      dom.dataset['layout'] = String(chosen);
      image.alt = isDecorative === true ? '' : String(node.attrs['alt']);
      if (Number(width) > 0) {
        image.width = Number(width);
        image.height = Number(height);
      }
      alt.show(node.attrs['alt']);
      words.show(node.attrs['caption']);
      caption.textContent = String(node.attrs['caption']);
      decorative.checked = isDecorative === true;
      layout.value = String(chosen);
      showWay();
      showAddress(String(picture));
      showAsked();
    };
    const select = (isSelected: boolean) => {
      fields.hidden = !isSelected;
      dom.classList.toggle('ProseMirror-selectednode', isSelected);
      showAsked();
    };
    show();
    const end = pictures?.watch(showWay);
    return {
      dom,
      update: (changed: Node) => {
        if (changed.type !== node.type) return false;
        node = changed;
        show();
        return true;
      },
      selectNode: () => select(true),
      deselectNode: () => select(false),
      stopEvent: isOfControl,
      ignoreMutation: () => true,
      destroy: () => end?.(),
    };
  };
