import { DraftPage } from 'blog-tool/draft-page';
import { germanDraft } from 'kit/words/german';
import { toolSite } from './tool-site';

/** `/draft`: a shared draft, for readers with its link. */
export default function SharedDraftPage() {
  return <DraftPage site={toolSite} words={germanDraft} />;
}
