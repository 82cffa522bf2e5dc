import type { ReactNode } from 'react';
import { ScrollTable } from '../../scroll-table/scroll-table';
import styles from './stacked-table.module.css';

type StackedTableProps = { label: string; className: string | undefined; children: ReactNode };

/** A table that fits a phone: the label of a row stands above its values. @param props `className` says in which columns they are */
export function StackedTable({ label, className, children }: StackedTableProps) {
  return (
    <div className={`${styles.stacked} ${className}`}>
      <ScrollTable label={label}>{children}</ScrollTable>
    </div>
  );
}
