/** Brings the demonstration into a database in which nobody has written anything, as any export is brought in. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Db } from '../db/index.ts'
import type { Content } from './index.ts'
import { importContent } from './index.ts'
import { isFilled, noteFilled } from './seed-store.ts'

export interface FillOptions extends Content {
  readonly db: Db
  /** The folder of an export. */
  readonly folder: string
  /** The folder of another: what some of the documents said before. */
  readonly earlier?: string
  /** What is to be published so many days from now. */
  readonly planned?: readonly Planned[]
}

interface Planned {
  readonly type: string
  readonly id: string
  readonly layers: readonly Layer[]
  readonly days: number
}

/** Once: whoever throws everything away has an empty site from then on. */
export async function fillEmpty({
  db,
  folder,
  earlier,
  planned = [],
  ...content
}: FillOptions): Promise<void> {
  if (await isFilled(db.kysely)) return
  if (await isEmpty(content)) {
    await importContent(content, folder, { earlier })
    for (const one of planned) await plan(content, one)
  }
  await noteFilled(db.kysely)
}

/** What has just been brought in is at its first version. */
async function plan({ documents }: Content, { type, id, layers, days }: Planned): Promise<void> {
  const at = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()
  const looked = Object.fromEntries(layers.map((layer) => [layer, 1]))
  await documents.schedule({ actor: null, type, id, layers: looked, action: 'publish', at })
}

async function isEmpty({ documents, media }: Content): Promise<boolean> {
  for await (const _document of documents.exportDocuments()) return false
  for await (const _file of media.exportItems()) return false
  return true
}
