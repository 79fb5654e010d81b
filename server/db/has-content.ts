/** Whether an upgrade could lose something. Works on a database of any version. */
import type { Queries } from './tables.ts'

/** An interrupted first migration leaves a database without content. Both tables are as old as the first one. */
export async function hasContent(queries: Queries): Promise<boolean> {
  const user = await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()
  const document = await queries.selectFrom('documents').select('id').limit(1).executeTakeFirst()
  return user !== undefined || document !== undefined
}
