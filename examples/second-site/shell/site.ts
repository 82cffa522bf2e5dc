import { siteDefinition } from 'shared-config/site-definition';

/** The definition of this site: the delivery commands read it here, and the shell's release brings it to where there is no checkout. */
export default siteDefinition;
