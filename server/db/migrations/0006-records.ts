/** The chain of the audit trail, people and their preferences, enquiries. */
export const name = '0006-records'

export function statements(): readonly string[] {
  return []
}
