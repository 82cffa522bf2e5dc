import type { ReactNode } from 'react';
import type { UseCase } from '../lists/use-case';
import { PageOpening } from '../page/page-opening';
import { FlowPlayer } from './flow-player/flow-player';
import styles from './use-case-opening.module.css';

/** The opening of a use case: title and lead, and the floor plan from edge to edge. */
export function UseCaseOpening({ useCase, breadcrumb }: { useCase: UseCase; breadcrumb: ReactNode }) {
  return (
    <>
      <div className={styles.words}>
        <PageOpening heading={useCase.title} lead={useCase.summary} breadcrumb={breadcrumb} />
      </div>
      <FlowPlayer useCase={useCase} />
    </>
  );
}
