/** What was done to documents is read newest first, however much else the trail holds. */
export const name = '0012-activity'

export function statements(): readonly string[] {
  // The condition stands in the query as it stands here: both engines know the index by it.
  return [`create index audit_of_documents on audit (number) where substr(action, 1, 9) = 'document.'`]
}
