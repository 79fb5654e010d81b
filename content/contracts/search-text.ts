/** The length of a search text. Fields and the command palette send no more, because the server refuses a longer one. */
export const maxSearchText = 200
