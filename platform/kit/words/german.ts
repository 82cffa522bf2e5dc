import type { DraftWords, PageWords, SendingWords, ServerWords } from './words';

/** A second is one, and every other number several. */
const inSeconds = (seconds: number | string) => (Number(seconds) === 1 ? 'in einer Sekunde' : `in ${seconds} Sekunden`);

/** The texts of pages in German. Labels keep their capitals, and stand in quotation marks instead of being declined. */
export const german: PageWords = {
  locale: 'de-DE',
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  pageError: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Die übrigen Seiten funktionieren. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder kommen Sie in einigen Minuten wieder.',
    retry: 'Noch einmal versuchen',
  },
  tool: {
    late: 'Das dauert länger als gewöhnlich.',
    reload: 'Seite neu laden',
    needsScript: 'Dieses Werkzeug braucht JavaScript. Erlauben Sie es für diese Seite, und laden Sie sie neu.',
  },
  fields: {
    missing: {
      typed: (label) => `Bitte füllen Sie das Feld „${label}“ aus`,
      chosen: (label) => `Bitte wählen Sie unter „${label}“ etwas aus`,
      ticked: (label) => `Bitte setzen Sie das Häkchen bei: ${label}`,
    },
    noEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein',
    noPhone: (least) => `Bitte geben Sie eine Telefonnummer mit mindestens ${least} Ziffern ein`,
    tooLong: (label, most) => `Bitte kürzen Sie das Feld „${label}“ auf ${most} Zeichen`,
    length: (length, most) => `${length} von ${most} Zeichen`,
    trap: 'Lassen Sie dieses Feld leer',
  },
  noAnswer: 'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung; Ihre Eingaben bleiben hier erhalten.',
  post: {
    linkTo: (heading) => `Link zu „${heading}“`,
    table: 'Tabelle',
    done: 'Erledigt: ',
    toDo: 'Offen: ',
  },
};

/** Why a form was not sent, in German. */
export const germanSending: SendingWords = {
  fieldsRefused: 'Bitte berichtigen Sie die markierten Felder; Ihre Eingaben bleiben hier erhalten.',
  tooMany: (seconds) =>
    `Aus Ihrem Netz kamen zu viele Nachrichten. Bitte senden Sie das Formular ${inSeconds(seconds)} noch einmal; Ihre Eingaben bleiben hier erhalten.`,
  tooLarge: 'Die Nachricht ist zu lang. Bitte kürzen Sie sie; Ihre Eingaben bleiben hier erhalten.',
  notAccepted: (status) =>
    `Der Server hat das Formular nicht angenommen (Status ${status}). Ihre Eingaben bleiben hier erhalten.`,
};

/** The texts of server, compose and delivery in German. */
export const germanOfServer: ServerWords = {
  language: 'de',
  lostScript: {
    text: 'Das funktioniert nicht: Ein Teil der Seite konnte nicht geladen werden.',
    reload: 'Seite neu laden',
  },
  refusedForm: {
    title: 'Noch nicht gesendet',
    heading: 'Ihr Formular wurde noch nicht gesendet',
    goBack: 'Gehen Sie in Ihrem Browser zurück: Ihre Eingaben sind noch da.',
    selectOption: 'Bitte auswählen',
    submit: 'Absenden',
    fieldsRefused: 'Bitte berichtigen Sie die markierten Felder, und senden Sie das Formular noch einmal.',
    tooLarge: 'Ihr Text ist zu lang. Bitte kürzen Sie ihn, und senden Sie das Formular noch einmal.',
    tooMany: (seconds) =>
      `Aus Ihrem Netz kamen zu viele Nachrichten. Bitte senden Sie das Formular ${inSeconds(seconds)} noch einmal.`,
    notTaken: 'Unser Server konnte das Formular nicht annehmen. Bitte senden Sie es noch einmal.',
    nameMissing: (field, forms) => `Das Feld „${field}“ fehlt. Möglich sind: ${forms}`,
    noSuchForm: (form, forms) => `Ein Formular „${form}“ gibt es nicht. Möglich sind: ${forms}`,
  },
  formsPage: {
    title: 'Formulare',
    text: (link) => `Für die Formularerkennung statischer Hosts. Schreiben können Sie uns ${link('hier')}.`,
  },
  refusals: {
    notStored:
      'Zurzeit kann nichts gespeichert werden, auch diese Eingabe nicht. Bitte senden Sie sie in einigen Minuten noch einmal',
    failed: (requestId) =>
      `Auf dem Server ist ein Fehler aufgetreten. Der Grund steht in seinem Protokoll unter ${requestId}`,
    notOffered: (request) => `${request} wird hier nicht angeboten`,
    otherHost: (origin) => `Dieser Server antwortet für ${origin}`,
    outsideSite: (path) => `Diese Website liegt unter ${path}`,
    notForOthers: 'Das steht nur diesem Rechner offen',
    notFromElsewhere: 'Hierher dürfen nur Seiten dieser Website schreiben',
  },
  datasheet: {
    title: (title, kind) => `${title}: ${kind}`,
    foot: (version, day) => `Version ${version}, ${day}`,
  },
};

/** The texts of the page of a shared draft in German. */
export const germanDraft: DraftWords = {
  draft: 'Entwurf',
  titled: (title) => `Entwurf: ${title}`,
  untitled: 'Beitrag ohne Titel',
  noLink: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Er ist abgelaufen oder wurde zurückgezogen. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  },
  noAnswer: {
    title: 'Der Entwurf kann gerade nicht geladen werden',
    text: 'Es kommt keine Antwort. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
  },
  worksUntil: 'Dies ist ein unveröffentlichter Entwurf. Der Link gilt bis',
  tags: 'Schlagwörter',
  otherPosts: 'Veröffentlichte Beiträge',
};
