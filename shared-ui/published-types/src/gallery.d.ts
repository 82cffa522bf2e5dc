import type { ComponentType } from 'react';
/**
 * An example of every module with components that `package.json` exports, by the name that it is imported by. The gallery of the
 * development server shows them, with their source and the component's properties.
 */
export declare const gallery: Readonly<Record<string, ComponentType>>;
