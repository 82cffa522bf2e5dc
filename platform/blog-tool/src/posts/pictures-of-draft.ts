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

/** The names of all pictures that a draft shows: in its body, and those that stand for it. */
export const namesOfPictures = (draft: Pictured): string[] => [
  ...picturesInBody(draft).map(({ name }) => name),
  ...[draft.cover, draft.sharePicture].flatMap((picture) => (picture ? [picture.picture] : [])),
];
