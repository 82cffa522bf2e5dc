import { mergeAttributes, type NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { PictureNode } from '../document/nodes';
import type { Pictures } from '../pictures/pictures';
import { isWaitingName } from '../posts/waiting-name';
import { isOfControl, withoutTabStop } from './block-controls';
import { createNodeField, selectOnClick, setAttributes } from './node-fields';
import styles from './picture-view.module.css';
import { createElement as create, createUploadNote } from './upload-note';

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

const pictureView =
  (pictures: Pictures | undefined): NodeViewRenderer =>
  ({ node: first, editor, getPos }) => {
    let node = first;
    const dom = create('figure', styles.picture);
    dom.contentEditable = 'false';
    const image = create('img');
    image.draggable = false;
    image.decoding = 'async';
    const upload = createUploadNote({
      ...{ pictures, editor, getPos },
      thing: 'the picture',
      accept: 'image/*',
      replace: (file) => pictures && set({ picture: pictures.add(file, file.name), width: 0, height: 0 }),
    });
    const asked = create('p', styles.asked, 'No alt text yet: describe the picture, or say that it is decorative.');
    const caption = create('figcaption', styles.caption);
    caption.dir = 'auto';
    const fields = create('div', styles.fields);
    fields.hidden = true;

    const set = (attributes: Readonly<Record<string, unknown>>) => setAttributes({ editor, getPos }, attributes);
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
    dom.append(image, upload.note, asked, caption, fields);
    selectOnClick(dom, { editor, getPos });

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
          if (!isWaitingName(name)) upload.say(error instanceof Error ? error.message : String(error));
        },
      );
    };
    const showWay = () => upload.show(String(node.attrs['picture']));
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
