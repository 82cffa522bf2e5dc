import { useEffect } from 'react';
import { PageSkeleton } from '../skeleton/page-skeleton';

/**
 * Loads the current address as a document of its own: the page of a tool brings a security policy and settings that the
 * document of a visitor's page does not have.
 */
export function FullLoad() {
  // Outside React: the browser leaves this document.
  useEffect(() => location.reload(), []);
  return <PageSkeleton />;
}
