import { publicationFiles } from 'shared-config/media/publication-files';
import { reportPdf } from '../../content/reports';
import type { ArticlesOfKind } from '../article-text';
import { reportHeads } from '../heads/report-heads';
import { reportTexts } from '../texts/report-texts.content';

/** The reports, with their PDFs. */
export const reportArticles: ArticlesOfKind = {
  heads: reportHeads,
  texts: reportTexts,
  files: Object.fromEntries(
    reportHeads.flatMap(({ slug }) => {
      const file = publicationFiles.find((one) => one.file === reportPdf(slug));
      return file ? [[slug, file]] : [];
    }),
  ),
};
