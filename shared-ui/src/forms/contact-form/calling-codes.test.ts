import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { listCallingCodes, regionCodes } from './calling-codes';

test("every region has the code that libphonenumber's data gives it", () => {
  expect(Object.fromEntries(regionCodes)).toEqual(
    Object.fromEntries(getCountries().map((region) => [region, getCountryCallingCode(region)])),
  );
});

test('countries are named and in alphabetical order', () => {
  const codes = listCallingCodes();
  expect(codes[0]?.country).toBe('Afghanistan');
  expect(codes).toContainEqual({ country: 'India', code: '+91' });
});
