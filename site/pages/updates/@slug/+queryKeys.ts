/** Empty: without this file, the page would inherit those of the parent folder. */
export const queryKeys: readonly string[] = []
