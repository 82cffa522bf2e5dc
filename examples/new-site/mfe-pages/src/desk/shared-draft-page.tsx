import { DraftPage } from 'blog-tool/draft-page';
import { toolSite } from './tool-site';

/** `/draft`: a shared draft, for whoever has its link. */
export default function SharedDraftPage() {
  return <DraftPage site={toolSite} />;
}
