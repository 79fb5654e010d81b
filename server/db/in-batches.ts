/**
 * Runs a query for a thousand values at a time: SQLite allows 32,766 parameters, and a text may contain any
 * number.
 */
const maxParameters = 1_000

export async function inParts<Value, Answer>(
  values: Iterable<Value>,
  ask: (part: readonly Value[]) => Promise<readonly Answer[]>,
): Promise<readonly Answer[]> {
  const all = [...new Set(values)]
  const answers: Answer[] = []
  for (let at = 0; at < all.length; at += maxParameters)
    answers.push(...(await ask(all.slice(at, at + maxParameters))))
  return answers
}
