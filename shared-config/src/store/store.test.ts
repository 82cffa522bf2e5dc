import * as contexts from 'kit/page/contexts';
import { PagePostsContext, SlotContext, usePagePosts } from 'shared-config/store';

test("an earlier release that takes contexts from the store gets the host's", () => {
  expect(contexts).toMatchObject({ PagePostsContext, SlotContext, usePagePosts });
  expect(PagePostsContext).toBe(contexts.PagePostsContext);
  expect(SlotContext).toBe(contexts.SlotContext);
});
