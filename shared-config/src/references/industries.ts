import { industryAutomotive, industryDistribution, industryFmcg } from '../media/catalog';
import type { ApplicationReference } from './application';

/** The three industries of 'Industries We Serve' (specification §2). */
export const industryReferences = [
  {
    id: 'industry-fmcg',
    url: '/industries/industry-fmcg',
    title: 'FMCG and F&B',
    summary: 'Fast lines, heavy pallets and three shifts: material has to keep pace with filling and packing.',
    image: industryFmcg,
    robots: ['lifter', 'singleConveyor', 'fork'],
    software: 'syncos',
  },
  {
    id: 'automotive-industry',
    url: '/industries/automotive-industry',
    title: 'Auto and Heavy Machinery',
    summary: 'Parts in sequence, heavy single pieces and no room at the line for buffers or forklifts.',
    image: industryAutomotive,
    robots: ['lifter', 'agvTugger', 'counterBalance'],
    software: 'integrator',
  },
  {
    id: 'distribution',
    url: '/industries/distribution',
    title: 'Distribution Centers',
    summary: 'From goods-in to the right lorry: pallets, cartons and totes share one floor.',
    image: industryDistribution,
    robots: ['dualConveyor', 'fork', 'counterBalance'],
    software: 'fleet-manager',
  },
] as const satisfies readonly ApplicationReference[];
