declare module 'robots/*' {
  import type { ComponentType } from 'react';

  const Page: ComponentType;
  export default Page;
}
declare module 'service/*' {
  import type { ComponentType } from 'react';

  const Page: ComponentType;
  export default Page;
}
declare module '@module-federation/node/utils' {
  /** Forgets all remotes when the entry of one has changed. @returns whether it did */
  export function revalidate(): Promise<boolean>;
}
