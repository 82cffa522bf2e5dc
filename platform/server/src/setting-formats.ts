import { isIP } from 'node:net';
import { siteEnvironmentSchema } from 'kit/contract/site-environment';
import * as v from 'valibot';

/** How a variable is written, and why another value is refused. */
export type Format<Output> = { schema: v.GenericSchema<string, Output>; reason: string; remedy: string };

const wholeNumber = (max: number): Format<number> => ({
  schema: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(max)),
  reason: 'it is not a whole number in range',
  remedy: `Set a whole number from 0 to ${max}`,
});
const port = wholeNumber(65_535);

const checkedText = (isValid: (text: string) => boolean, reason: string, remedy: string): Format<string> => ({
  schema: v.pipe(v.string(), v.check(isValid)),
  reason,
  remedy,
});

const isAddressBy = (protocols: RegExp, text: string) => URL.canParse(text) && protocols.test(new URL(text).protocol);

const origin = (example: string) =>
  checkedText(
    (text) => isAddressBy(/^https?:$/, text) && new URL(text).origin === text,
    'it is not an origin',
    `Set one like ${example}, no path`,
  );

const smtpAddress = checkedText(
  (text) => isAddressBy(/^smtps?:$/, text) && new URL(text).hostname !== '',
  'it is not the address of a mail server',
  'Set one like smtps://user:password@mail.example.com',
);

const mailAddress = checkedText(
  (text) => /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(text),
  'it is not an e-mail address',
  'Set one like releases@example.com',
);

const address = checkedText(
  (text) => isIP(text) !== 0,
  'it is not an IP address',
  'Set the address to listen on, such as 0.0.0.0',
);

const siteEnvironment: Format<string> = {
  schema: siteEnvironmentSchema,
  reason: 'it is not the name of an environment',
  remedy: 'Set one like staging, or unset it for production',
};

const networks: Format<string[]> = {
  schema: v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((entry) => entry.trim())),
    v.check((entries) => entries.every(isNetwork)),
  ),
  reason: 'it is not a list of addresses and networks',
  remedy: 'Set one like 127.0.0.1,10.0.0.0/8',
};

/** An address, or an address with the length of a network's prefix. */
function isNetwork(text: string): boolean {
  const [start = '', prefix, ...rest] = text.split('/');
  const family = isIP(start);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** The formats of all variables that have one. */
export const formats = { wholeNumber, port, origin, smtpAddress, mailAddress, address, siteEnvironment, networks };
