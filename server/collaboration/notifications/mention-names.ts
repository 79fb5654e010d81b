/** Mentions in the text of a comment: `@{id of the user}`, shown with the current name of the user. */
import type { Queries } from '../../db/index.ts'

const mention = /@\{([\w-]{1,64})\}/g

/** The ids of the mentioned users, each once. */
export const mentionsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(mention)].flatMap(([, id]) => id ?? [])),
]

/** The names of all users that some texts mention. Deleted users have none. */
export async function namesIn(
  queries: Queries,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(texts.flatMap(mentionsIn))]
  if (ids.length === 0) return new Map()
  const rows = await queries.selectFrom('users').select(['id', 'username']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** The beginning of a text with names in place of ids. */
export function excerptOf(text: string, names: ReadonlyMap<string, string>, length: number): string {
  const named = text.replaceAll(mention, (_, id: string) => `@${names.get(id) ?? '…'}`)
  const characters = [...named]
  return characters.length <= length
    ? named
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}
