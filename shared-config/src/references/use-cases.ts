import type { ApplicationReference } from './application';
import { useCaseCards } from './use-case-cards';

const [endOfLine, inboundAndOutbound, automatedMaterial, automatedStorage, boxPacking] = useCaseCards;

/** The five use cases, in the order of the header's menu (specification §2). */
export const useCaseReferences = [
  { ...endOfLine, id: 'solution-end-of-line', robots: ['lifter', 'fork'], software: 'integrator' },
  { ...inboundAndOutbound, id: 'inbound-and-outbound', robots: ['fork', 'counterBalance'], software: 'fleet-manager' },
  { ...automatedMaterial, id: 'automated-material', robots: ['lifter', 'agvTugger'], software: 'fleet-manager' },
  { ...automatedStorage, id: 'automated-storage', robots: ['lifter', 'counterBalance'], software: 'integrator' },
  { ...boxPacking, id: 'box-packing', robots: ['singleConveyor', 'dualConveyor'], software: 'integrator' },
] as const satisfies readonly ApplicationReference[];
