/** Selects the elements that are blocks of a page. */
export const blocks =
  'h1,h2,h3,h4,h5,h6,p,ul,ol,menu,dl,dt,dd,table,blockquote,pre,hr,div,section,article,main,header,footer,center,aside,details,summary,figure,figcaption,address,form,fieldset';

/** Whether an element is a block, or has one in it. */
export const isBlock = (element: Element) => element.matches(blocks) || element.querySelector(blocks) !== null;
