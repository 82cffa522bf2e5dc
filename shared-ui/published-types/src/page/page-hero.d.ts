import type { ReactNode } from 'react';
import type { PictureFile } from 'shared-config/media/media-file';
/** A page's title, lead and picture, and the call to action below the lead. */
type PageHeroProps = {
    heading: string;
    lead: string;
    image: PictureFile;
    children?: ReactNode;
};
/** The top of a page: words and picture side by side, below each other on a narrow screen. */
export declare function PageHero({ heading, lead, image, children }: PageHeroProps): import("react").JSX.Element;
export {};
