/** Brings the demonstration into a database in which nobody has written anything, as any export is brought in. */
import type { Db } from '../db/index.ts'
import type { Content } from '../roundtrip/index.ts'
import { importContent } from '../roundtrip/index.ts'
import { isFilled, noteFilled } from './seed-store.ts'

export interface FillOptions extends Content {
  readonly db: Db
  /** The folder of an export. */
  readonly folder: string
}

/** Once: whoever throws everything away has an empty site from then on. */
export async function fillEmpty({ db, folder, ...content }: FillOptions): Promise<void> {
  if (await isFilled(db.kysely)) return
  if (await isEmpty(content)) await importContent(content, folder)
  await noteFilled(db.kysely)
}

async function isEmpty({ documents, media }: Content): Promise<boolean> {
  for await (const _document of documents.kept()) return false
  for await (const _file of media.kept()) return false
  return true
}
