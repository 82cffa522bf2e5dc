import { englishSending } from '../../words/english';
import type { PageWords } from '../../words/words';
import { postForm } from './send-form';

/** `postForm` whose reasons are in English. */
export const sendForm = (fields: FormData, { noAnswer }: Pick<PageWords, 'noAnswer'>, onRetry?: () => void) =>
  postForm(fields, { ...englishSending, noAnswer }, onRetry);
