import { withBase } from 'kit/page/base-path';
import type { RichTextNode } from 'kit/posts/parse-rich-text';
import { createElement, type ReactNode } from 'react';
import { AddressLink } from '../page/address-link';
import type { Words } from './page-text';

/** Words of a page, with their marks and links. */
export const RichWords = ({ words }: { words: Words }) => <>{words.map(show)}</>;

function show(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  if (node.tag !== 'a') return createElement(node.tag, { key }, ...node.children.map(show));
  // A file of the site is none of its pages.
  if (/^\/.*\.[a-z]+$/.test(node.href))
    return (
      <a key={key} href={withBase(node.href)}>
        {node.children.map(show)}
      </a>
    );
  return (
    <AddressLink key={key} className={undefined} to={node.href}>
      {node.children.map(show)}
    </AddressLink>
  );
}
