/** Threads of a document as calls return them. */

import type { Layer } from '@cyanotype/content/model/index.ts'
import { siteLayers } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { DocumentResponse } from '../../documents/index.ts'
import { mentionsIn, namesIn } from '../notifications/mention-names.ts'
import type { BlocksByField } from './block-anchors.ts'
import { blockAt, blocksByField } from './block-anchors.ts'
import type { CommentRow, ThreadRow } from './comment-store.ts'
import { commentsIn } from './comment-store.ts'
import type { CommentResponse, Person, ThreadResponse } from './schemas.ts'

export const layerNamed = (name: string): Layer | undefined => siteLayers().find((layer) => layer === name)

/** A thread of a layer that the content model no longer has is left out. */
export async function responsesFrom(
  queries: Queries,
  document: DocumentResponse,
  rows: readonly ThreadRow[],
): Promise<ThreadResponse[]> {
  const comments = await commentsIn(
    queries,
    rows.map(({ id }) => id),
  )
  const resolvers = rows.flatMap(({ resolved_by }) => (resolved_by ? [`@{${resolved_by}}`] : []))
  const names = await namesIn(queries, [...comments.map(({ text }) => text), ...resolvers])
  const byThread = Map.groupBy(comments, ({ thread_id }) => thread_id)
  const blocks = new Map<Layer, BlocksByField>()
  return rows.flatMap((row) => {
    const layer = layerNamed(row.layer)
    if (layer === undefined) return []
    const ofLayer = blocks.get(layer) ?? blocksByField(document.layers[layer].data)
    blocks.set(layer, ofLayer)
    return [
      {
        ...{ id: row.id, layer, field: row.field, block: blockOf(row, ofLayer) },
        ...{ createdAt: row.created_at, resolvedAt: row.resolved_at },
        resolvedBy: names.get(row.resolved_by ?? '') ?? null,
        comments: (byThread.get(row.id) ?? []).map((comment) => commentFrom(comment, names)),
      },
    ]
  })
}

function blockOf(row: ThreadRow, blocks: BlocksByField): ThreadResponse['block'] {
  if (row.block_source === null) return null
  const found = blockAt(row, blocks)
  return {
    source: found?.source ?? row.block_source,
    index: found?.index ?? row.block_index ?? 0,
    quote: row.quote ?? '',
    isRemoved: found === undefined,
  }
}

function commentFrom(row: CommentRow, names: ReadonlyMap<string, string>): CommentResponse {
  const { id, author_id, username, text, created_at, changed_at } = row
  return {
    id,
    author: username === null ? null : { id: author_id, username },
    text,
    mentions: mentionsIn(text).flatMap((user): Person[] => {
      const name = names.get(user)
      return name === undefined ? [] : [{ id: user, username: name }]
    }),
    createdAt: created_at,
    changedAt: changed_at,
  }
}
