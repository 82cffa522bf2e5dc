/**
 * Lets the blocks of a page fade in as they are scrolled to, each once (specification §4 Animations). Until then they are
 * visible: on paper, in a picture of the whole page, for find in page. What is on screen already, or was
 * reached by the keyboard, stays as it is.
 * @returns stops it
 */
export function fadeInBlocks(page: ParentNode): () => void {
  let isFirstLook = true;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      if (!isFirstLook && !target.matches(':focus-within')) target.classList.add('arrived');
      observer.unobserve(target);
    }
    isFirstLook = false;
  });
  for (const block of page.querySelectorAll('section:not(section section)')) observer.observe(block);
  return () => observer.disconnect();
}
