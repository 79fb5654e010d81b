/** Imports the demonstration content into an empty database, like any other export. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Db } from '../db/index.ts'
import { day } from '../platform/durations.ts'
import { readOrigin, writeOrigin } from './demonstration/index.ts'
import type { Content } from './index.ts'
import { importContent } from './index.ts'

interface FillOptions extends Content {
  readonly db: Db
  /** The export folder. */
  readonly folder: string
  /** A second export folder with earlier states of some documents. */
  readonly earlier?: string
  /** Documents that are scheduled for publication, each a number of days from now. */
  readonly scheduled?: readonly ScheduledDocument[]
}

interface ScheduledDocument {
  readonly type: string
  readonly id: string
  readonly layers: readonly Layer[]
  readonly days: number
}

/** Runs only once: a site whose content was deleted later stays empty. Returns whether it imported. */
export async function fillEmpty({
  db,
  folder,
  earlier,
  scheduled = [],
  ...content
}: FillOptions): Promise<boolean> {
  if ((await readOrigin(db.kysely)) !== undefined) return false
  const isImported = await isEmpty(content)
  if (isImported) {
    await importContent(content, folder, { earlier })
    for (const one of scheduled) await schedulePublication(content, one)
  }
  await writeOrigin(db.kysely, isImported ? 'imported' : 'done')
  return isImported
}

/** A document that was just imported is at version 1. */
async function schedulePublication(
  { documents }: Content,
  { type, id, layers, days }: ScheduledDocument,
): Promise<void> {
  const at = new Date(Date.now() + days * day).toISOString()
  const versions = Object.fromEntries(layers.map((layer) => [layer, 1]))
  await documents.schedule({ actor: null, type, id, layers: versions, action: 'publish', at })
}

async function isEmpty({ documents, media }: Content): Promise<boolean> {
  for await (const _document of documents.exportDocuments()) return false
  for await (const _file of media.exportItems()) return false
  return true
}
