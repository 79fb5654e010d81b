/** The words by which documents are found. */
export const name = '0005-search'

export function statements(): readonly string[] {
  return []
}
