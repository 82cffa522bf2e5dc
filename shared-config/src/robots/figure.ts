/** A unit as the site writes it: metric, and those of a battery, of noise and of a slope, which have no other. */
export type Unit = 'kg' | 'm/s' | 'hrs' | 'mm' | '°C' | 'dB(A)' | 'kWh' | 'V' | 'W' | '%';

/** One quantity. Its base says on what condition it holds, such as `loaded`, where the specification gives two (§9). */
export type Value<Of extends string = Unit> = { value: number; unit: Of; base?: string };

/** A quantity that varies, both ends included. */
export type Range<Of extends string = Unit> = { from: number; to: number; unit: Of; base?: string };

/** A quantity or a range, with its unit. `formatFigure` writes it. */
export type Figure<Of extends string = Unit> = Value<Of> | Range<Of>;
