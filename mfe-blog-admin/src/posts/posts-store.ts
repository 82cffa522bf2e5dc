import { addDoc, collection, deleteDoc, doc, type Firestore, getDocs, setDoc } from 'firebase/firestore/lite';
import { type Post, type PostContent, parsePost } from './post';

/** Where posts are kept. Every call rejects when there is no answer within 15 s. */
export type PostsStore = {
  /** All posts in one query (specification §7); malformed ones are logged and left out. */
  list: () => Promise<Post[]>;
  /** @returns the id of the new post */
  add: (content: PostContent) => Promise<string>;
  /** Overwrites a post. */
  save: (id: string, content: PostContent) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/** Name of the collection (specification §3). */
const collectionName = 'blogs';

/** The SDK has no timeout of its own and takes no abort signal (firestore-lite protocol, trap b). */
const answerTimeout = 15_000;

/** Posts in Firestore, or in whatever speaks its protocol. */
export function createPostsStore(database: Firestore): PostsStore {
  const posts = collection(database, collectionName);
  return {
    list: async () => {
      const { docs } = await withTimeout(getDocs(posts), 'reading the posts');
      return docs.flatMap((document) => {
        try {
          return [parsePost(document.id, document.data())];
        } catch (error) {
          console.error(error);
          return [];
        }
      });
    },
    add: async (content) => (await withTimeout(addDoc(posts, content), 'adding the post')).id,
    save: (id, content) => withTimeout(setDoc(doc(posts, id), content), `saving post ${id}`),
    remove: (id) => withTimeout(deleteDoc(doc(posts, id)), `deleting post ${id}`),
  };
}

function withTimeout<Value>(answer: Promise<Value>, action: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new Error(`No answer within ${answerTimeout / 1000} s while ${action}. Check the connection and try again`),
        ),
      answerTimeout,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
