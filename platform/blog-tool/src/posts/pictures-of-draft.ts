import type { DraftBlock } from './draft-blocks';
import type { PostDraft } from './post-draft';

type Pictured = Pick<PostDraft, 'content' | 'cover' | 'sharePicture'>;

/** A picture in the body, and the place (from 1) of its block. */
type PlacedPicture = { place: number; name: string; isDescribed: boolean };

/** The pictures in a body. */
export const picturesInBody = ({ content }: Pick<PostDraft, 'content'>): PlacedPicture[] =>
  content.flatMap((block, index) =>
    block.type === 'picture'
      ? [
          {
            place: index + 1,
            name: block.picture,
            isDescribed: Boolean(block.alt?.trim()) || block.isDecorative === true,
          },
        ]
      : [],
  );

/** The names of the files to download in a body. */
export const namesOfFiles = (content: readonly DraftBlock[]): string[] =>
  content.flatMap((block) => (block.type === 'file' ? [block.file] : []));

/** The names of all that a draft has in the store of pictures: in its body, with the files to download, and what stands for it. */
export const namesOfPictures = (draft: Pictured): string[] => [
  ...picturesInBody(draft).map(({ name }) => name),
  ...namesOfFiles(draft.content),
  ...[draft.cover, draft.sharePicture].flatMap((picture) => (picture ? [picture.picture] : [])),
];
