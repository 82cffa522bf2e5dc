/** False in the prerendered HTML and while hydrating, true from then on: for what only makes sense with the script. */
export declare function useHydrated(): boolean;
