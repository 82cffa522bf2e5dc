import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { testDefinition } from 'kit/presets/jest/test-definition';
import { startTestSite, type TestSite, writeSite } from '../testing/test-site';

let site: TestSite;
afterEach(() => site.dispose());

const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
const enquiry = { 'form-name': 'enquiry', person: 'Ada', firm: 'Works', email: 'nobody', message: 'x'.repeat(5001) };

/** A site of another company, which speaks German. */
async function startGermanSite(options: Parameters<typeof startTestSite>[0] = {}, basePath = '') {
  site = await startTestSite(options, basePath);
  writeSite(join(site.folder, 'de'), 'de', basePath);
  writeFileSync(join(site.folder, 'de/site.json'), JSON.stringify({ ...testDefinition, language: 'de' }));
  rmSync(site.link);
  symlinkSync('de', site.link);
  // Read with the first request.
  await fetch(site.server.address + basePath);
}
const post = (fields: Record<string, string>, path = '') =>
  fetch(site.server.address + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Accept: browser },
  });
const readMessage = async (response: Response) => ((await response.json()) as { message: string }).message;

test('the page for a refused form is German, with what is wrong with each field', async () => {
  await startGermanSite();
  const page = await (await post(enquiry)).text();
  const texts = page.replace(/<style>.*?<\/style>/gs, '').match(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu);
  const labels = Object.values(testDefinition.forms['enquiry']?.fields ?? {}).map(({ label }) => label);
  const own = ['Halvard Pumps', 'Looking for Solutions', 'Partnership', 'Support', enquiry.message];
  expect(texts?.map((text) => text.trim()).filter((text) => ![...labels, ...own].includes(text))).toEqual([
    'Noch nicht gesendet | Halvard Pumps',
    'Ihr Formular wurde noch nicht gesendet',
    'Bitte berichtigen Sie die markierten Felder, und senden Sie das Formular noch einmal.',
    'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein',
    'Bitte füllen Sie das Feld „Country code“ aus',
    'Bitte füllen Sie das Feld „Phone number“ aus',
    'Bitte wählen Sie unter „Reason“ etwas aus',
    'Bitte kürzen Sie das Feld „Message“ auf 5.000 Zeichen',
    'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein',
    'Bitte füllen Sie das Feld „Country code“ aus',
    'Bitte füllen Sie das Feld „Phone number“ aus',
    'Bitte auswählen',
    'Bitte wählen Sie unter „Reason“ etwas aus',
    'Bitte kürzen Sie das Feld „Message“ auf 5.000 Zeichen',
    '5.001 von 5.000 Zeichen',
    'Lassen Sie dieses Feld leer',
    'Absenden',
  ]);
});

test('a form that is too long, too many or unknown gets an error in German', async () => {
  await startGermanSite({ formsPerMinute: 2 });
  expect(await (await post({ 'form-name': 'x' })).text()).toContain(
    'Ein Formular „x“ gibt es nicht. Möglich sind: enquiry',
  );
  expect(await (await post({ ...enquiry, message: 'x'.repeat(70_000) })).text()).toContain(
    'Ihr Text ist zu lang. Bitte kürzen Sie ihn, und senden Sie das Formular noch einmal.',
  );
  expect(await (await post(enquiry)).text()).toMatch(
    /Aus Ihrem Netz kamen zu viele Nachrichten\. Bitte senden Sie das Formular in (einer Sekunde|\d+ Sekunden) noch einmal\./,
  );
});

test('what is answered in place of a page is German', async () => {
  await startGermanSite({}, '/pumpen');
  expect(await readMessage(await fetch(`${site.server.address}/pumpen/ask-us`, { method: 'DELETE' }))).toBe(
    'DELETE /ask-us wird hier nicht angeboten',
  );
  const outside = await fetch(`${site.server.address}/elsewhere`, { headers: { Accept: 'text/html' } });
  expect(await outside.text()).toContain('<html lang="de">');
  const foreign = { Origin: 'https://elsewhere.example', Accept: browser };
  const refused = await fetch(`${site.server.address}/pumpen/`, { method: 'POST', headers: foreign });
  expect(await refused.text()).toContain('<h1>Hierher dürfen nur Seiten dieser Website schreiben</h1>');
});

test('a mistyped host gets a page in German that says where the site is', async () => {
  await startGermanSite({ public: { origin: 'https://www.brunnen.example', host: '127.0.0.1', trustedProxies: [] } });
  const text = await new Promise<string>((done, fail) => {
    const headers = { Host: 'brunnen.example', Accept: browser };
    httpRequest(site.server.address, { headers }, (response) => {
      let page = '';
      response.on('data', (part) => {
        page += part;
      });
      response.on('end', () => done(page));
    })
      .on('error', fail)
      .end();
  });
  expect(text).toContain('<h1>Dieser Server antwortet für https://www.brunnen.example</h1>');
});
