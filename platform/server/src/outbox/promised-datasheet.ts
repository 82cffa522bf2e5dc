import type { FormName } from 'shared-config/forms/form-fields';

/** The form whose thank-you text promises a document by mail (specification §8). */
export const promisingForm: FormName = 'mag-sub-product';

/** Whether a form promises its sender a document by mail. */
export const promisesMail = (form: string) => form === promisingForm;

/** File of the datasheet of a robot, below `pdfs/`; `undefined` for a source that is no robot. @param source such as `agvTugger` */
export function datasheetOf(source: string | undefined): string | undefined {
  if (source === undefined || !/^[a-z]{1,30}(?:[A-Z][a-z]{1,30}){0,3}$/.test(source)) return undefined;
  return `mag-${source.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.pdf`;
}
