/** The surroundings of a render, on which a page may not depend: `usual` in every compose, `other` when a release is checked. */
export type RenderEnvironment = 'usual' | 'other';

/** How far in ms the other clock is ahead: another year, month, weekday and hour. */
const ahead = (400 * 24 + 7) * 3_600_000;

/** Variables of the process that renders: they have to be there when it starts. */
export const renderEnvironmentVariables: Readonly<Record<RenderEnvironment, NodeJS.ProcessEnv>> = {
  usual: {},
  other: { RENDER_ENVIRONMENT: 'other', TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8' },
};

/**
 * Sets chance and clock of this process. Usual random numbers are below a half and others above, so that any choice between
 * two shows.
 */
export function applyRenderEnvironment(environment: RenderEnvironment): void {
  const random = Math.random;
  const lowest = environment === 'other' ? 0.5 : 0;
  Math.random = () => lowest + random() / 2;
  if (environment === 'usual') return;
  const UsualDate = Date;
  const now = () => UsualDate.now() + ahead;
  globalThis.Date = new Proxy(UsualDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new UsualDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
