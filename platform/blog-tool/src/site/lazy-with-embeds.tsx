import { type ComponentType, lazy } from 'react';
import { EmbedsContext, type ToolSite } from './tool-site';

/** A component that is loaded together with the embeds of a site. */
export const lazyWithEmbeds = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { loadEmbeds }: Pick<ToolSite, 'loadEmbeds'>,
) =>
  lazy(async () => {
    const [{ default: Component }, embeds] = await Promise.all([load(), loadEmbeds()]);
    return {
      default: (props: Props) => (
        <EmbedsContext value={embeds}>
          <Component {...props} />
        </EmbedsContext>
      ),
    };
  });
