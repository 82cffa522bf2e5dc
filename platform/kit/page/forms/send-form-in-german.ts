import { germanSending } from '../../words/german';
import type { PageWords } from '../../words/words';
import { postForm } from './send-form';

/** `postForm` whose reasons are in German. */
export const sendForm = (fields: FormData, { noAnswer }: Pick<PageWords, 'noAnswer'>, onRetry?: () => void) =>
  postForm(fields, { ...germanSending, noAnswer }, onRetry);
