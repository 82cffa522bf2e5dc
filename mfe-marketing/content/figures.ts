import { signalRetentionDays } from 'kit/contract/signal-address';
import { backupRetentionDays, submissionRetentionDays } from 'kit/forms/submission-retention';
import {
  countedClaims,
  countedClaimsBase,
  robotClientsClaim,
  robotClientsInWords,
  robotHoursClaim,
  robotLineClaim,
  robotUptimeClaim,
} from 'shared-config/company-claims';
import { companyContacts } from 'shared-config/company-contacts';
import { detailsFields } from 'shared-config/forms/details-fields';
import { aisleWidths } from 'shared-config/robots/aisle-widths';
import type { Figure } from 'shared-config/robots/figure';
import { formatFigure } from 'shared-config/robots/format-figure';
import { gapRule } from 'shared-config/robots/gap-rule';
import { robotKeyFigures, speedWithLoad } from 'shared-config/robots/robot-key-figures';
import { type RobotVariantName, robotNames, robotVariantNames } from 'shared-config/robots/robot-names';
import { robotSpecifications } from 'shared-config/robots/robot-specifications';
import { wheelLoad } from 'shared-config/robots/robot-stability';
import { runTimeBasis } from 'shared-config/robots/run-time-basis';
import { fleetVda5050Versions, vda5050Version } from 'shared-config/robots/vda-5050';
import { site } from 'shared-config/site';

/** Days after which the server's log is deleted. The operator of the log ensures it (docs/deploy.md). */
const logRetentionDays = 14;

/** `runTime` → `run-time`, `Systems Deployed` → `systems-deployed` */
const nameOf = (words: string) =>
  words
    .replace(/(?<=[a-z])(?=[A-Z])/g, '-')
    .replaceAll(' ', '-')
    .toLowerCase();

const isFigure = (value: object): value is Figure => 'unit' in value;

/** The figures in a description of a robot, each as `fork.aisle.one-way`: without its base, which a sentence says in its own words. */
function listFigures(path: string, described: object): [string, string][] {
  if (isFigure(described)) return [[path, formatFigure({ ...described, base: '' })]];
  return Object.entries(described).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? listFigures(`${path}.${nameOf(key)}`, value) : [],
  );
}

const figuresOf = (robot: RobotVariantName) =>
  listFigures(robot, {
    ...robotSpecifications[robot],
    aisle: aisleWidths(robot),
    wheelLoad: wheelLoad(robot),
    ...robotKeyFigures[robot],
    speedWithLoad: speedWithLoad(robot),
  });

/**
 * The values behind names in braces in texts, such as `{robot-hours}` or `{fork.speed}`: those that the code uses, and that the site states
 * more than once.
 */
export const figures: ReadonlyMap<string, string> = new Map<string, string>([
  ['company', site.companyName],
  ['platform', site.platformName],
  ['robot-line', site.robotLineName],
  ['robot-names', robotVariantNames.map((name) => robotNames[name]).join(', ')],
  ...Object.entries(companyContacts).map(([name, address]) => [`contact-${name}`, address] as const),
  ['submission-days', `${submissionRetentionDays}`],
  ['backup-days', `${backupRetentionDays}`],
  ['signal-days', `${signalRetentionDays}`],
  ['log-days', `${logRetentionDays}`],
  ['robot-hours', robotHoursClaim],
  ['robot-hours-number', robotHoursClaim.replace(/ production hours$/, '')],
  ['robot-clients', robotClientsClaim],
  ['robot-clients-in-words', robotClientsInWords],
  ['robot-uptime', robotUptimeClaim],
  ['robot-line-claim', robotLineClaim],
  ...countedClaims.map(({ value, suffix, label }) => [nameOf(label), `${value}${suffix}`] as const),
  ['counted-claims-base', countedClaimsBase],
  ['consent-wording', detailsFields.consent.label],
  ['gap-rule', gapRule],
  ['vda-5050-version', vda5050Version],
  ['fleet-vda-5050-versions', fleetVda5050Versions],
  ['run-time-charge-left', `${runTimeBasis.chargeLeft}%`],
  ...robotVariantNames.flatMap(figuresOf),
]);
