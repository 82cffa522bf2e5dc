import * as v from 'valibot';

/** Address of the gallery of components on the development server. */
export const galleryPath = '/__gallery';

/** Id of the element that carries the sources. */
export const gallerySourcesElementId = 'gallery-sources';

/** Schema of the source text that the gallery shows beside each example, by the name of its module. */
export const gallerySourcesSchema = v.record(
  v.string(),
  v.object({
    /** The components with their properties, as they are declared. */
    declarations: v.string(),
    /** Source of the example. */
    example: v.string(),
  }),
);

/** The source text that the gallery shows beside each example, by the name of its module. */
export type GallerySources = v.InferOutput<typeof gallerySourcesSchema>;
