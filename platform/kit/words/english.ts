import type { DraftWords, PageWords, SendingWords, ServerWords } from './words';

/** A label as a thing of the visitor's: "your email", and of "Your name" the same words. */
const theirs = (label: string) => `your ${label.toLowerCase().replace(/^your /, '')}`;

/** The texts of pages in English. The specification has some of these sentences. */
export const english: PageWords = {
  locale: 'en-GB',
  skipToContent: 'Skip to content',
  loading: 'Loading…',
  pageError: {
    title: 'This page could not be loaded',
    text: 'The rest of the site works. Check your connection and try again, or come back in a few minutes.',
    retry: 'Try again',
  },
  tool: {
    late: 'This takes longer than usual.',
    reload: 'Reload the page',
    needsScript: 'This tool needs JavaScript. Allow it for this page, and reload.',
  },
  fields: {
    missing: {
      typed: (label) => `Please enter ${theirs(label)}`,
      chosen: (label) => `Please choose ${/^your /i.test(label) ? theirs(label) : `a ${label.toLowerCase()}`}`,
      ticked: (label) => `Please tick: ${label}`,
    },
    noEmail: 'Please enter an email address such as name@example.com',
    noPhone: (least) => `Please enter a phone number, with ${least} digits or more`,
    tooLong: (label, most) => `Please shorten ${theirs(label)} to ${most} characters`,
    length: (length, most) => `${length} of ${most} characters`,
    trap: 'Leave this field empty',
  },
  noAnswer: 'The server did not respond. Check your connection; what you typed is kept here.',
  post: {
    linkTo: (heading) => `Link to “${heading}”`,
    table: 'Table',
    done: 'Done: ',
    toDo: 'To do: ',
  },
};

/** Why a form was not sent, in English. */
export const englishSending: SendingWords = {
  fieldsRefused: 'Correct the marked fields; what you typed is kept here.',
  tooMany: (seconds) =>
    `Too many messages came from your network. Send it again in ${seconds} seconds; what you typed is kept here.`,
  tooLarge: 'The message is too long. Shorten it; what you typed is kept here.',
  notAccepted: (status) => `The server did not accept it (status ${status}). What you typed is kept here.`,
};

/** The texts of server, compose and delivery in English. */
export const englishOfServer: ServerWords = {
  language: 'en',
  lostScript: {
    text: 'This does not work: a part of the page could not be loaded.',
    reload: 'Reload the page',
  },
  refusedForm: {
    title: 'Not sent yet',
    heading: 'Your form was not sent yet',
    goBack: 'Go back in your browser: what you typed is still there.',
    selectOption: 'Select an option',
    submit: 'Submit',
    fieldsRefused: 'Please correct what is marked, and send it again.',
    tooLarge: 'It is too long. Please shorten it, and send it again.',
    tooMany: (seconds) => `Too many messages came from your network. Please send it again in ${seconds} seconds.`,
    notTaken: 'Our server could not take it. Please send it again.',
    nameMissing: (field, forms) => `The field "${field}" is missing. Send one of: ${forms}`,
    noSuchForm: (form, forms) => `There is no form "${form}". Send one of: ${forms}`,
  },
  formsPage: {
    title: 'Forms',
    text: (link) => `For the form detection of static hosts. ${link('Contact us')} instead.`,
  },
  refusals: {
    notStored:
      'Nothing can be stored at the moment, and this was not stored either. Please send it again in a few minutes',
    failed: (requestId) => `The server failed. Its log has the reason under ${requestId}`,
    notOffered: (request) => `${request} is not offered here`,
    otherHost: (origin) => `This server answers for ${origin}`,
    outsideSite: (path) => `This site is below ${path}`,
    notForOthers: 'Only this machine may ask for this',
    notFromElsewhere: 'Only pages of this site may write here',
  },
  datasheet: {
    title: (title, kind) => `${title}: ${kind.toLowerCase()}`,
    foot: (version, day) => `Version ${version}, ${day}`,
  },
};

/** The texts of the page of a shared draft in English. */
export const englishDraft: DraftWords = {
  draft: 'Draft',
  titled: (title) => `Draft: ${title}`,
  untitled: 'Post without a title',
  noLink: {
    title: 'This link does not work',
    text: 'It has expired or was withdrawn. Ask whoever sent it for another one.',
  },
  noAnswer: {
    title: 'The draft cannot be loaded now',
    text: 'There is no response. Check the connection, then try again.',
  },
  worksUntil: 'This is an unpublished draft. Its link works until',
  tags: 'Tags',
  otherPosts: 'Posts that are published',
};
