import { BlogManagementPage } from 'blog-tool/blog-management-page';
import { toolSite } from './tool-site';

/** `/native-blogs`: the blog tool for staff. */
export default function BlogManagement() {
  return <BlogManagementPage site={toolSite} />;
}
