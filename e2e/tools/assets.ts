import { runByName, script } from './run-by-name';

// Makes again what is committed because few machines can make it, and what is made of it: `npx -y pnpm@12 assets <name>`.

runByName({
  media: {
    summary: 'renders pictures and films (needs Blender and ffmpeg)',
    call: () => ['bash', 'media/render-media.sh'],
  },
  typefaces: {
    summary: "cuts the typefaces down to the site's characters and writes typefaces.css",
    call: script('shared-config/presets/typefaces/publish-typefaces.ts'),
  },
  'share-images': {
    summary: 'draws the pictures of pages for where they are shared, with their titles',
    call: script('e2e/tools/share-images/draw-share-images.ts'),
  },
  articles: {
    summary: 'writes the articles as Markdown into .cache/articles, which the blog tool imports as drafts',
    call: script('e2e/tools/articles/write-articles.ts'),
  },
});
