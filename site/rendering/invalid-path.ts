/** Marks pages that were rejected because no page can have such a path. */
export const invalidPath = 'unfit'
