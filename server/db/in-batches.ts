/**
 * Runs a query for a thousand values at a time: SQLite allows 32,766 parameters, and a text may contain any
 * number.
 */
const maxParameters = 1_000

export async function inParts<Value, Result>(
  values: Iterable<Value>,
  ask: (part: readonly Value[]) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const all = [...new Set(values)]
  const results: Result[] = []
  for (let at = 0; at < all.length; at += maxParameters)
    results.push(...(await ask(all.slice(at, at + maxParameters))))
  return results
}
