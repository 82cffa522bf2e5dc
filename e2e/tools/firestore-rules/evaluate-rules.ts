import { isDeepStrictEqual } from 'node:util';
import type { Expression, Match, RulesFunction } from './parse-rules';

/** What somebody wants to do with a document, as the rules see it. */
export type RulesRequest = {
  operation: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Path below the database's documents, such as `blogs/x`. */
  path: string;
  /** Claims of who asks; absent for whoever has not signed in. */
  token?: Readonly<Record<string, unknown>> | undefined;
  /** What is stored; for a list, what its filters say of every document that it could reach. */
  stored?: Readonly<Record<string, unknown>> | undefined;
  /** What it will be. */
  data?: Readonly<Record<string, unknown>> | undefined;
};

type Scope = { names: ReadonlyMap<string, unknown>; functions: ReadonlyMap<string, RulesFunction> };

/** An expression without a value, such as a field that is not there: in the rules it allows nothing. */
class RulesError extends Error {}

/** Whether some rule allows a request; whatever no rule speaks of is refused. */
export function isAllowed(rules: Match, request: RulesRequest): boolean {
  const { operation, path, token, stored, data } = request;
  const names = new Map<string, unknown>([
    ['request', { auth: token ? { token } : null, resource: { data }, method: operation, time: Date.now() }],
    ['timestamp', {}],
    ['duration', {}],
    ['resource', stored ? { data: stored } : null],
  ]);
  const segments = ['databases', '(default)', 'documents', ...path.split('/')];
  return isAllowedBy(rules, segments, operation, { names, functions: new Map() });
}

const covered: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

function isAllowedBy(match: Match, segments: readonly string[], operation: string, outer: Scope): boolean {
  const own = match.path.length;
  const names = new Map(outer.names);
  for (const [index, pattern] of match.path.entries()) {
    const segment = segments[index];
    if (segment === undefined) return false;
    if (pattern.startsWith('{')) names.set(pattern.slice(1, -1), segment);
    else if (pattern !== segment) return false;
  }
  const scope: Scope = { names, functions: new Map([...outer.functions, ...match.functions]) };
  const rest = segments.slice(own);
  if (rest.length > 0) return match.matches.some((inner) => isAllowedBy(inner, rest, operation, scope));
  return match.allows.some(
    ({ operations, condition }) =>
      operations.some((name) => name === operation || covered[name]?.includes(operation)) && isTrue(condition, scope),
  );
}

function isTrue(condition: Expression, scope: Scope): boolean {
  try {
    return evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

function evaluate(expression: Expression, scope: Scope): unknown {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'name':
      if (!scope.names.has(expression.name)) throw new Error(`Rules: nothing is called "${expression.name}"`);
      return scope.names.get(expression.name);
    case 'list':
      return expression.items.map((item) => evaluate(item, scope));
    case 'not':
      return evaluate(expression.of, scope) !== true;
    case 'member':
      return memberOf(evaluate(expression.of, scope), expression.name);
    case 'index':
      return memberOf(evaluate(expression.of, scope), asText(evaluate(expression.at, scope)));
    case 'range':
      return rangeOf(evaluate(expression.of, scope), evaluate(expression.from, scope), evaluate(expression.to, scope));
    case 'is':
      return typeOf(evaluate(expression.of, scope)) === expression.type;
    case 'call':
      return call(expression.called, expression.arguments, scope);
    case 'binary':
      return applyOperator(expression, scope);
    default:
      return expression satisfies never;
  }
}

/** Times and durations are numbers of ms here: that is enough to compare them. */
const hour = 3_600_000;

function applyOperator({ operator, left, right }: Extract<Expression, { kind: 'binary' }>, scope: Scope): unknown {
  // An error on one side does not matter where the other side decides.
  if (operator === '||') return isTrue(left, scope) || evaluate(right, scope) === true;
  if (operator === '&&') return isTrue(left, scope) && evaluate(right, scope) === true;
  const [one, other] = [evaluate(left, scope), evaluate(right, scope)];
  switch (operator) {
    case '==':
      return isDeepStrictEqual(one, other);
    case '!=':
      return !isDeepStrictEqual(one, other);
    case 'in':
      return (typeOf(other) === 'map' ? keysOf(other) : asList(other)).includes(one);
    case '+':
      return asNumber(one) + asNumber(other);
    default: {
      if (typeof one !== 'number' || typeof other !== 'number')
        throw new RulesError(`"${operator}" compares no numbers`);
      if (operator === '<') return one < other;
      if (operator === '<=') return one <= other;
      return operator === '>' ? one > other : one >= other;
    }
  }
}

function memberOf(of: unknown, name: string): unknown {
  if (typeof of === 'object' && of !== null && Object.hasOwn(of, name))
    return Object.entries(of).find(([key]) => key === name)?.[1];
  throw new RulesError(`no "${name}"`);
}

function rangeOf(of: unknown, from: unknown, to: unknown): unknown {
  if ((!Array.isArray(of) && typeof of !== 'string') || typeof from !== 'number' || typeof to !== 'number')
    throw new RulesError('no range');
  if (from < 0 || from > to || to > of.length) throw new RulesError('the range leaves the list');
  return of.slice(from, to);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return { string: 'string', boolean: 'bool', object: 'map' }[typeof value as string] ?? 'null';
}

function call(called: Expression, given: readonly Expression[], scope: Scope): unknown {
  const values = given.map((argument) => evaluate(argument, scope));
  if (called.kind === 'name') {
    if (called.name === 'int') return Number(asText(values[0]));
    const known = scope.functions.get(called.name);
    if (!known) throw new Error(`Rules: no function is called "${called.name}"`);
    const names = new Map([...scope.names, ...known.parameters.map((name, index) => [name, values[index]] as const)]);
    return evaluate(known.returns, { ...scope, names });
  }
  if (called.kind !== 'member') throw new Error('Rules: what is called is no function');
  const method = methods[called.name];
  if (!method) throw new Error(`Rules: no method is called "${called.name}"`);
  return method(evaluate(called.of, scope), ...values);
}

const asList = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new RulesError('no list');
};

const asNumber = (value: unknown): number => {
  if (typeof value === 'number') return value;
  throw new RulesError('no number');
};

const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new RulesError('no text');
};

const keysOf = (value: unknown): readonly unknown[] => {
  if (typeOf(value) === 'map') return Object.keys(Object(value));
  throw new RulesError('no map');
};

const methods: Readonly<Record<string, (of: unknown, ...given: unknown[]) => unknown>> = {
  keys: keysOf,
  get: (of, key, otherwise) => (keysOf(of).includes(key) ? memberOf(of, asText(key)) : otherwise),
  size: (of) => (typeof of === 'string' ? of.length : asList(of).length),
  date: (_timestamp, year, month, day) => Date.UTC(asNumber(year), asNumber(month) - 1, asNumber(day)),
  value: (_duration, count, unit) => {
    if (unit !== 'h') throw new RulesError('hours are the only unit that the rules use');
    return asNumber(count) * hour;
  },
  trim: (of) => asText(of).trim(),
  matches: (of, pattern) => new RegExp(`^(?:${asText(pattern)})$`).test(asText(of)),
  hasOnly: (of, names) => asList(of).every((item) => asList(names).includes(item)),
  hasAll: (of, names) => asList(names).every((item) => asList(of).includes(item)),
};
