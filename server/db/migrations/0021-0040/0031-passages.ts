/** The hashes of passages have the key `passages`, which was `words` until the release before `0016-table-names`. */
export const name = '0031-passages'

export function statements(): readonly string[] {
  return ['draft_words', 'public_words'].map(
    (column) => `update translations set ${column} = replace(${column}, '"words":{', '"passages":{')
      where ${column} like '%"words":{%'`,
  )
}
