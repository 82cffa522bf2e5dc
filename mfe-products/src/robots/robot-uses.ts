import {
  caseCrossDock,
  caseOrderPacking,
  casePalletising,
  industryAutomotive,
  industryDistribution,
  machiningLane,
  useCaseAutomatedMaterial,
  useCaseAutomatedStorage,
  useCaseBoxPacking,
  useCaseEndOfLine,
  useCaseInboundOutbound,
} from 'shared-config/media/catalog';
import type { PictureFile } from 'shared-config/media/media-file';
import type { RobotVariantName } from 'shared-config/robots/robot-names';

/** A use case, solution or industry in which a robot works: its page, and what is seen there. */
type RobotUse = { title: string; to: string; picture: PictureFile };

const endOfLine: RobotUse = {
  title: 'End of Line',
  to: '/use-cases/solution-end-of-line',
  picture: useCaseEndOfLine,
};
const inboundAndOutbound: RobotUse = {
  title: 'Inbound and Outbound',
  to: '/use-cases/inbound-and-outbound',
  picture: useCaseInboundOutbound,
};
const automatedMaterial: RobotUse = {
  title: 'Automated Material Handling',
  to: '/use-cases/automated-material',
  picture: useCaseAutomatedMaterial,
};
const automatedStorage: RobotUse = {
  title: 'Automated Storage',
  to: '/use-cases/automated-storage',
  picture: useCaseAutomatedStorage,
};
const boxPacking: RobotUse = { title: 'Box Packing', to: '/use-cases/box-packing', picture: useCaseBoxPacking };
const boxPackaging: RobotUse = { title: 'Box Packaging', to: '/solutions/box-packaging', picture: caseOrderPacking };
const automatedManufacturing: RobotUse = {
  title: 'Automated Manufacturing',
  to: '/solutions/automated-manufacturing',
  picture: casePalletising,
};
const inbound: RobotUse = { title: 'Inbound', to: '/solutions/inbound', picture: caseCrossDock };
const manufacturingProduction: RobotUse = {
  title: 'Manufacturing Production',
  to: '/solutions/manufacturing-production',
  picture: machiningLane,
};
const automotive: RobotUse = {
  title: 'Automotive',
  to: '/industries/automotive-industry',
  picture: industryAutomotive,
};
const distribution: RobotUse = {
  title: 'Distribution Centers',
  to: '/industries/distribution',
  picture: industryDistribution,
};

/** Where each robot works, three pages each, the most typical one first. */
export const robotUses: Readonly<Record<RobotVariantName, readonly RobotUse[]>> = {
  lifter: [endOfLine, automatedMaterial, automatedStorage],
  singleConveyor: [boxPacking, automatedManufacturing, boxPackaging],
  dualConveyor: [boxPacking, boxPackaging, automatedManufacturing],
  fork: [inboundAndOutbound, endOfLine, inbound],
  agvTugger: [automatedMaterial, manufacturingProduction, automotive],
  counterBalance: [automatedStorage, inboundAndOutbound, distribution],
};
