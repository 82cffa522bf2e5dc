import type { NodeViewRenderer } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { describeFile } from 'kit/posts/show-file';
import { FileNode } from '../document/nodes';
import { readFileNode } from '../document/write-document';
import { fileEndings } from '../pictures/insertable';
import type { Pictures } from '../pictures/pictures';
import { isOfControl } from './block-controls';
import { createNodeField, selectOnClick, setAttributes } from './node-fields';
import styles from './picture-view.module.css';
import { createElement as create, createUploadNote } from './upload-note';

/** A file to download in the editor. Its fields are there while it is selected. */
export const FileInEditor = FileNode.extend<{ pictures: Pictures | undefined }>({
  addOptions: () => ({ pictures: undefined }),
  addNodeView() {
    return fileView(this.options.pictures);
  },
});

const fileView =
  (pictures: Pictures | undefined): NodeViewRenderer =>
  ({ node: first, editor, getPos }) => {
    let node = first;
    const dom = create('figure', styles.picture);
    dom.contentEditable = 'false';
    const words = create('p', styles.file);
    words.dir = 'auto';
    const upload = createUploadNote({
      ...{ pictures, editor, getPos },
      thing: 'the file',
      accept: fileEndings,
      replace: (file) => {
        if (!pictures) return;
        const name = pictures.add(file, file.name, 'file');
        setAttributes({ editor, getPos }, { file: name, name: file.name, bytes: file.size });
      },
    });
    const fields = create('div', styles.fields);
    fields.hidden = true;
    const title = createNodeField({ editor, getPos, label: 'Title of the file', type: 'text', attribute: 'title' });
    const name = createNodeField({ editor, getPos, label: 'File name', type: 'text', attribute: 'name' });
    fields.append(title.holder, name.holder);
    dom.append(words, upload.note, fields);
    selectOnClick(dom, { editor, getPos });

    const showWay = () => upload.show(String(node.attrs['file']));
    const show = () => {
      words.textContent = describeFile({ id: 0, ...readFileNode(node) });
      title.show(node.attrs['title']);
      name.show(node.attrs['name']);
      showWay();
    };
    const select = (isSelected: boolean) => {
      fields.hidden = !isSelected;
      dom.classList.toggle('ProseMirror-selectednode', isSelected);
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
