import { type RobotVariantName, robotVariantNames } from 'shared-config/robots/robot-names';

/** Address of the page that has robots side by side; without a choice it has all of them. */
export const comparisonPath = '/products/compare';

/** Name of a chosen robot in the query, once for each. */
export const comparedParameter = 'compare';

/** The robots that the query chooses, each once and in the order of every page; unknown names are ignored. */
export const parseCompared = (search: URLSearchParams): RobotVariantName[] => {
  const asked = search.getAll(comparedParameter);
  return robotVariantNames.filter((name) => asked.includes(name));
};

/** The robots that stand side by side: the chosen ones once there are two, all of them until then. */
export const robotsShown = (chosen: readonly RobotVariantName[]): readonly RobotVariantName[] =>
  chosen.length > 1 ? chosen : robotVariantNames;

/** Address of these robots side by side: a link to send. */
export const pathToCompare = (names: readonly RobotVariantName[]): string =>
  names.length === 0
    ? comparisonPath
    : `${comparisonPath}?${new URLSearchParams(names.map((name) => [comparedParameter, name]))}`;
