/** Indexes the files of `content/docs` like documents. It runs at the start if the files have changed. */
import { createHash } from 'node:crypto'
import { readFrontMatter } from '@cyanotype/content/mdx/parse/front-matter.ts'
import { localizedPath } from '@cyanotype/content/model/index.ts'
import type { Db } from '../../db/index.ts'
import type { DocumentationFile } from '../../documentation/index.ts'
import { documentationFiles } from '../../documentation/index.ts'
import { analysis } from '../analysis/analyze.ts'
import type { SearchChunk } from '../analysis/chunk.ts'
import { tokensOf } from '../analysis/index-tokens.ts'
import { noteFilesIndexed, removeFiles, replaceEntry, whichFilesIndexed } from './entry-store.ts'
import { chunksOfMdx } from './mdx-chunks.ts'

/** The collection whose documents appear together with the files. */
const type = 'docs'

export async function indexDocumentation(db: Db, folder?: string): Promise<void> {
  const files = documentationFiles(folder)
  const wanted = createHash('sha256')
    .update(JSON.stringify([analysis, files]))
    .digest('hex')
  if ((await whichFilesIndexed(db.kysely)) === wanted) return
  await db.transaction(async (trx) => {
    await removeFiles(trx)
    for (const file of files) await replaceEntry(trx, entryOf(file), undefined)
    await noteFilesIndexed(trx, wanted)
  })
}

function entryOf({ locale, slug, source }: DocumentationFile) {
  const { entries, body } = readFrontMatter(source)
  const { title = slug, summary = '' } = entries
  const chunks: readonly SearchChunk[] = [
    { field: 'title', grade: 'title', text: title },
    { field: 'slug', grade: 'strong', text: slug },
    { field: 'summary', grade: 'strong', text: summary },
    ...chunksOfMdx(body).map((part) => ({ field: 'body', ...part })),
  ]
  const state = 'public' as const
  return {
    id: `file:${slug}`,
    layer: locale,
    state,
    type,
    path: localizedPath(locale, slug === '' ? '/docs' : `/docs/${slug}`),
    tokens: tokensOf(locale, state, type, chunks),
    chunks: chunks.filter(({ text }) => text !== ''),
  }
}
