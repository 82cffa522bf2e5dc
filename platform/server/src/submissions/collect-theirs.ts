import { normaliseEmailAddress } from 'kit/forms/email-address';
import { createEnquiryStore, type Enquiry } from '../enquiries/enquiry-store';
import { createTrappedSubmissions, emailOf, type TrappedSubmission } from '../forms/trapped-submissions';
import type { DataConnection } from '../storage/data-connection';

/** All that is kept about a person, in the order in which it came. Times are ISO times in UTC. */
type Theirs = {
  email: string;
  exportedAt: string;
  /** With the notes of staff, and the state of the promised mail. */
  submissions: readonly Enquiry[];
  /** Submissions that were taken for spam, as they came. */
  trapped: readonly TrappedSubmission[];
};

/** Collects the submissions under an e-mail address, however it is written: those that a deletion by this address deletes. */
export async function collectTheirs(connection: DataConnection, email: string): Promise<Theirs> {
  const address = normaliseEmailAddress(email);
  const isTheirs = (text: string | null | undefined) =>
    typeof text === 'string' && normaliseEmailAddress(text) === address;
  const submissions: Enquiry[] = [];
  for await (const some of createEnquiryStore(connection).read({ show: 'all' }))
    submissions.unshift(...some.filter(({ fields }) => isTheirs(fields['email'])).reverse());
  const trapped = createTrappedSubmissions(connection)
    .list()
    .filter(({ body }) => isTheirs(emailOf(body)));
  return { email, exportedAt: new Date().toISOString(), submissions, trapped };
}
