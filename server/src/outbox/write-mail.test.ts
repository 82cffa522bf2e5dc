import { site } from 'shared-config/site';
import { writeDocumentMail } from './write-mail';

test('the mail greets its reader, names the sender, and has the data sheet and where else it is', () => {
  const submission = {
    id: 7,
    form: 'mag-sub-product',
    receivedAt: '2026-01-31T08:00:00.000Z',
    fields: { fullName: 'Ada', email: 'ada@example.com' },
  };
  const mail = writeDocumentMail(submission, { name: 'mag-agv-tugger.pdf', file: '/site/pdfs/mag-agv-tugger.pdf' });
  expect(mail).toMatchObject({
    from: { name: site.companyName, address: 'no-reply@corvane.example' },
    to: { name: 'Ada', address: 'ada@example.com' },
    attachments: [
      { filename: 'mag-agv-tugger.pdf', path: '/site/pdfs/mag-agv-tugger.pdf', contentType: 'application/pdf' },
    ],
  });
  expect(mail.text).toMatch(/^Hello Ada,\n/);
  expect(mail.text).toContain(`${site.origin}/pdfs/mag-agv-tugger.pdf`);
});
