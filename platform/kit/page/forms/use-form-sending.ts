import { useWords } from 'kit/page/contexts';
import { type ComponentProps, useRef, useState } from 'react';
import { findFieldErrors } from '../../forms/find-field-errors';
import type { FieldErrors, FormField } from '../../forms/form-field';
import type { Locale, PageWords } from '../../words/words';
import { withBase } from '../base-path';
import { useHydrated } from '../use-hydrated';
import { SendFormError } from './send-form-error';
import { type FieldErrorState, useFieldErrors } from './use-field-errors';
import { useFormDraft } from './use-form-draft';

/** How far a form has come; `retrying` while it is sent again because no response came. */
export type SendingStatus =
  | { kind: 'editing' | 'submitting' | 'retrying' | 'sent' }
  /** `reason` is a sentence for the visitor; empty when there is none. */
  | { kind: 'error'; reason: string };

/** The reactions of a form, besides showing its status. */
type FormReactions = {
  /** Called with the data to be sent, and its errors. */
  onSubmit?: (values: FormData, errors: FieldErrors) => void;
  onSent?: (form: HTMLFormElement) => void;
  onError?: () => void;
};

/** A form that sends itself. */
type FormSending<Name extends string> = Pick<FieldErrorState<Name>, 'describe'> & {
  status: SendingStatus;
  isSending: boolean;
  /** Props of the `<form>`. Without the script it is a plain form, which the browser and the server check. */
  formProps: ComponentProps<'form'>;
};

/** The scripts that send a form, by language. */
const senders = {
  'en-GB': () => import(/* webpackChunkName: "form" */ './send-form-in-english'),
  'de-DE': () => import('./send-form-in-german'),
} satisfies Record<Locale, unknown>;

/** Only who fills a form in needs it: it comes with the first letter, so that it is there when the form is sent. */
const loadSending = ({ locale, noAnswer }: PageWords) =>
  senders[locale]().catch((cause: unknown) => {
    throw new SendFormError(noAnswer, { cause });
  });

/**
 * Checks a form, sends it and keeps a draft of it until it was sent (specification §4, §5, §8). Fields that are refused,
 * here or by the server, are marked; nothing that was typed is lost.
 */
export function useFormSending<Name extends string>(
  formName: string,
  fields: Readonly<Record<Name, FormField>>,
  { onSubmit, onSent, onError }: FormReactions,
): FormSending<Name> {
  const words = useWords();
  const [status, setStatus] = useState<SendingStatus>({ kind: 'editing' });
  const form = useRef<HTMLFormElement>(null);
  const { describe, showErrors, handlers } = useFieldErrors(form, fields);
  const forgetDraft = useFormDraft(form, formName);
  const isHydrated = useHydrated();

  const send: ComponentProps<'form'>['onSubmit'] = async (event) => {
    event.preventDefault();
    const element = event.currentTarget;
    // Read before anything is disabled: disabled fields are not sent.
    const values = new FormData(element);
    const errors = findFieldErrors(fields, values, words);
    onSubmit?.(values, errors);
    showErrors(errors);
    if (Object.keys(errors).length > 0) {
      setStatus({ kind: 'editing' });
      return;
    }
    setStatus({ kind: 'submitting' });
    try {
      const { sendForm } = await loadSending(words);
      await sendForm(values, words, () => setStatus({ kind: 'retrying' }));
    } catch (error) {
      console.error(`${formName} was not sent:`, error);
      onError?.();
      const isRefusal = error instanceof SendFormError;
      setStatus({ kind: 'error', reason: isRefusal ? error.message : '' });
      if (isRefusal) showErrors(error.fieldErrors);
      return;
    }
    onSent?.(element);
    forgetDraft();
    setStatus({ kind: 'sent' });
  };

  return {
    status,
    isSending: status.kind === 'submitting' || status.kind === 'retrying',
    describe,
    formProps: {
      ref: form,
      name: formName,
      method: 'post',
      action: withBase('/'),
      // A browser has another rule than we: it refuses names such as `jörg@`. Until the script is there, its rule is the only one
      // on a static host.
      noValidate: isHydrated,
      onSubmit: send,
      ...handlers,
      onInput: (event) => {
        handlers.onInput(event);
        // A script that fails here is asked for again, and reported, when the form is sent.
        loadSending(words).catch(() => {});
      },
    },
  };
}
