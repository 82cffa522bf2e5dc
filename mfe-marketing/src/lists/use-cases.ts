import { useCaseReferences } from 'shared-config/references/use-cases';
import { addWords } from './add-words';
import type { UseCase } from './use-case';
import { useCaseWords } from './use-cases.content';

/** The five use cases, in the order of the header's menu (specification §2, §3 Use case). */
export const useCases: readonly UseCase[] = addWords(useCaseReferences, useCaseWords);
