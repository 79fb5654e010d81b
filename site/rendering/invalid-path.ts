/** Why a page was refused whose address has a form that none can have. */
export const invalidPath = 'unfit'
