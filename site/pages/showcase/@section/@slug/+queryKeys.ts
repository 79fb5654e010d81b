/** None: without this file, the page would have those of the folder above. */
export const queryKeys: readonly string[] = []
