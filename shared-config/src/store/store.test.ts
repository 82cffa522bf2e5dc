import * as contexts from 'kit/page/contexts';
import { PagePostsContext, SlotContext, usePagePosts } from 'shared-config/store';

test('a release of before, which asks the store for them, gets the contexts that the host fills', () => {
  expect(contexts).toMatchObject({ PagePostsContext, SlotContext, usePagePosts });
  expect(PagePostsContext).toBe(contexts.PagePostsContext);
  expect(SlotContext).toBe(contexts.SlotContext);
});
