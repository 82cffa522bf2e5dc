import { InlineRichText, RichText } from './rich-text';

/** For the gallery of the development server. */
export default function RichTextExample() {
  return (
    <>
      <RichText html='<p>Text with <strong>weight</strong>, <em>stress</em> and a <a href="/enquire" rel="noopener">link</a>.</p>' />
      <p>
        <InlineRichText html="Inside of <em>another</em> element." />
      </p>
    </>
  );
}
