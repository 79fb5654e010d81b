/** Rows of versions, as their history needs them: names, and what may go when there are many. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../db/index.ts'

export async function nameVersion(
  trx: Transaction,
  id: string,
  layer: Layer,
  number: number,
  note: string | null,
): Promise<void> {
  await trx
    .updateTable('versions')
    .set({ note })
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('number', '=', number)
    .execute()
}
