import { BlogManagementPage } from 'blog-tool/blog-management-page';
import { toolSite } from './tool-site';

/** `/desk`: the blog tool for staff. */
export default function DeskPage() {
  return <BlogManagementPage site={toolSite} />;
}
