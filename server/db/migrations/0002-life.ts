/** What happens to documents after they are written: schedule, archive, trash, autosave, redirects. */
export const name = '0002-life'

export function statements(): readonly string[] {
  return []
}
