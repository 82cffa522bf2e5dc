import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor, TiptapEditorHTMLElement } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { initializeApp } from 'firebase/app';
import { collection, doc, getDocs, getFirestore, setLogLevel, writeBatch } from 'firebase/firestore/lite';
import { forgetItem, listKeys } from 'kit/page/browser-storage';
import { WordsContext } from 'kit/page/contexts';
import { english } from 'kit/words/english';
import type { PageWords } from 'kit/words/words';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { openTestDocuments } from 'server/src/testing/test-documents';
import { createPostsStore } from '../firestore/create-posts-store';
import { fromPlainFields, toPlainFields } from '../firestore/firestore-values';
import { loadPostsStore } from '../posts/load-posts-store';
import type { PlainFields } from '../posts/plain-values';
import { readStoredPost } from '../posts/stored-post';
import { testSite } from '../site/site.test.setup';
import { ToolSiteContext } from '../site/tool-site';
import type { ToolWindow } from '../unsaved-work/window-drafts';
import { BlogManagement } from './blog-management';

// The whole tool over the real store and the real documents: for tests that use it as staff do. Only the network between
// the two is missing.

/** The fields of a published post. */
export const fields = {
  title: 'First post',
  author: 'Ada',
  publishDate: '2026-01-02',
  category: 'Fleet',
  excerpt: 'What it is about',
  updatedAt: '2026-01-02T00:00:00.000Z',
  status: 'published',
  slug: 'first-post',
  content: [
    { id: 1, type: 'paragraph', content: '<p>Some <strong>bold</strong> text</p>' },
    { id: 4, type: 'heading', content: 'A heading' },
    { id: 5, type: 'list', content: '', items: ['one', 'two'] },
    { id: 6, type: 'cta', content: 'Write to us', email: 'us@example.com' },
  ],
};

/** The post that the store holds unless a test says otherwise. */
export const post = readStoredPost('p1', fields);

const documents = openTestDocuments();
const database = getFirestore(initializeApp({ projectId: 'p' }));
// The SDK need not log what a test refuses on purpose.
setLogLevel('silent');

/** The tool's store; a test may spy on its calls. */
export const store = loadPostsStore(async () => createPostsStore(database));

/** The window of all tests of a file. */
export const toolWindow: ToolWindow = { store };

/** Stores documents past the tool, as somebody else's program does. */
export async function put(stored: Readonly<Record<string, PlainFields>>, name = 'blogs'): Promise<void> {
  const batch = writeBatch(database);
  for (const [id, data] of Object.entries(stored)) batch.set(doc(database, name, id), fromPlainFields(data, database));
  await act(() => batch.commit());
}

/** Stores these posts and no others. */
export async function holdPosts(stored: Readonly<Record<string, PlainFields>>): Promise<void> {
  documents.connection.exec('DELETE FROM documents');
  await put(stored);
}

/** The stored documents: posts by their titles, other collections by id. */
export async function stored(name = 'blogs'): Promise<Record<string, PlainFields>> {
  const { docs } = await act(() => getDocs(collection(database, name)));
  const keyOf = (id: string, { title }: PlainFields) => (name === 'blogs' ? String(title) : id);
  const found = docs.map((one) => ({ id: one.id, data: toPlainFields(one.data()) }));
  return Object.fromEntries(found.map(({ id, data }) => [keyOf(id, data), data]));
}

/** How the next commit fails, if at all. */
let fault: 'offline' | 'lost' | undefined;
let passing = Promise.resolve();

/** Lets the next commit fail: it does not arrive, or it is stored and its response is lost. */
export const failCommit = (how: 'offline' | 'lost') => {
  fault = how;
};

/** Holds all requests from now on. @returns lets them pass */
export function holdRequests(): () => Promise<void> {
  let open = () => {};
  passing = new Promise((resolve) => {
    open = resolve;
  });
  return () => act(async () => open());
}

async function request(url: string, { body = '' }: { body?: string }) {
  if (!URL.canParse(url)) throw new TypeError('A test has no site');
  await passing;
  // Keeping a draft beside the post is no save.
  const isSave = url.endsWith(':commit') && body.includes('/documents/blogs/');
  const failing = isSave ? fault : undefined;
  if (failing) fault = undefined;
  const response = failing === 'offline' ? undefined : documents.respond(url, body);
  if (failing || !response) throw new TypeError('Failed to fetch');
  return response;
}

/** Takes the place of alerts. */
export const alertMock = jest.fn();

/** Answers questions, with yes unless a test says otherwise. */
export const confirmMock = jest.fn<boolean, [string?]>();

// jsdom lays out no text, into whose view an editor scrolls.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => document.body.getBoundingClientRect(),
});

// The first screen that is opened waits for its script.
beforeAll(async () => {
  Object.assign(window, { fetch: request, scrollTo: jest.fn() });
  await open();
  await click('New Blog Post');
  await screen.findByRole('heading', { name: 'Create New Blog Post' });
  cleanup();
});
beforeEach(async () => {
  fault = undefined;
  passing = Promise.resolve();
  await holdPosts({ p1: fields });
  window.alert = alertMock.mockReset();
  window.confirm = confirmMock.mockReset().mockReturnValue(true);
  window.scrollTo = jest.fn();
  for (const key of listKeys('localStorage')) forgetItem('localStorage', key);
});
afterEach(async () => {
  jest.restoreAllMocks();
  // Requests of the form that was just left belong to this test.
  for (let task = 0; task < 4; task += 1) await new Promise((resolve) => startTimer(resolve));
});
afterAll(() => documents.dispose());

/** Where the tool is: its query, and the way back. */
export const place = { search: '', goBack: () => {} };

function Place() {
  const { search } = useLocation();
  const navigate = useNavigate();
  Object.assign(place, { search, goBack: () => act(async () => navigate(-1)) });
  return null;
}

/** Opens the tool, at an address of one of its screens. */
export const open = (search = '', words: PageWords = english) =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[{ pathname: '/write', search }]}>
        <main>
          <WordsContext value={words}>
            <ToolSiteContext value={testSite}>
              <BlogManagement toolWindow={toolWindow} />
            </ToolSiteContext>
          </WordsContext>
        </main>
        <Place />
      </MemoryRouter>,
    ),
  );

/** Loads the page again. */
export const reload = async ({ unmount }: { unmount: () => void }) => {
  unmount();
  return open(place.search);
};

/** Somebody at the keyboard and the mouse, who does not pause. */
export const user = userEvent.setup({ delay: null });

/**
 * The one button of this name. jsdom takes a millisecond for each name that it works out, and the form has a hundred
 * buttons: where one of them alone has the text, its neighbours alone are asked.
 */
function findButton(name: string | RegExp): HTMLElement {
  const [found, ...others] = [...document.querySelectorAll('button')].filter((button) => {
    const text = button.getAttribute('aria-label') ?? button.textContent;
    return typeof name === 'string' ? text === name : name.test(text);
  });
  const place = found && others.length === 0 ? found.parentElement : null;
  return within(place ?? document.body).getByRole('button', { name });
}

// Not that of a test which has a clock of its own.
const { setTimeout: startTimer } = globalThis;

/** Clicks a button, and waits for what the store says: a transaction begins in a task of its own. */
export async function click(name: string | RegExp): Promise<void> {
  await user.click(findButton(name));
  for (let task = 0; task < 2; task += 1) await act(() => new Promise((resolve) => startTimer(resolve)));
}

/** Replaces a field's text, in one piece: as many renders as a test needs, and not one a letter. */
export async function fill(name: string, text: string): Promise<void> {
  await user.clear(screen.getByRole('textbox', { name }));
  await user.paste(text);
}

/** Opens the fields beside title and body, which are folded. */
export const openDetails = () => user.click(screen.getByText('Details'));

/** Opens the list of unsaved work, of which one line is shown. */
export const openUnsavedWork = () => fireEvent.click(screen.getByText('Unsaved work'));

/** The body of the post in the form, as a writer has it before them. */
export const bodyText = () => screen.getByRole('textbox', { name: 'Body' });

function bodyEditor(): Editor {
  const body: TiptapEditorHTMLElement = bodyText();
  if (!body.editor) throw new Error('The body has no editor');
  return body.editor;
}

/** Puts the caret into the block at a place (from 1): at its end, or behind a number of characters; or selects its text. */
export function goTo(place: number, how: 'end' | 'all' | number = 'end'): void {
  const { state, view } = bodyEditor();
  const start = state.doc.children.slice(0, place - 1).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const node = state.doc.child(place - 1);
  const end = node.isAtom
    ? NodeSelection.create(state.doc, start)
    : TextSelection.near(state.doc.resolve(start + node.nodeSize), -1);
  const select = (from: number, to = from) => TextSelection.create(state.doc, from, to);
  const begin = end.$from.start();
  const selection = how === 'end' ? end : how === 'all' ? select(begin, end.$from.end()) : select(begin + how);
  act(() => view.dispatch(state.tr.setSelection(selection)));
}

/** Types in the body: what a browser makes of keys, as jsdom edits no text. A line break is the Enter key. */
export function type(text: string): void {
  const { view } = bodyEditor();
  for (const letter of text) {
    act(() => {
      if (letter === '\n') {
        fireEvent.keyDown(view.dom, { key: 'Enter' });
        return;
      }
      const { from, to } = view.state.selection;
      const insert = () => view.state.tr.insertText(letter, from, to);
      if (!view.someProp('handleTextInput', (take) => take(view, from, to, letter, insert))) view.dispatch(insert());
    });
  }
}

/** Presses a key in the body. */
export const press = (key: string, how: object = {}) => act(() => fireEvent.keyDown(bodyText(), { key, ...how }));

/** The tags of the blocks in the body, in their order. */
export const blockTags = () => [...bodyText().children].map(({ localName }) => localName);
