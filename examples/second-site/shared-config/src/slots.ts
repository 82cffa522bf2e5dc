import { defineSlot } from 'kit/page/slots/define-slot';
import * as v from 'valibot';

// Every slot of the site. The page that has one and the remote that fills it change it here together.

/** On a bell's page: when one of its kind is cast next, and visitors may be there. */
export const castingDates = defineSlot('casting-dates', { bell: v.string() });
