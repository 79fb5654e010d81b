/** Lets go of versions that nobody will miss, a few documents at a time, so that whoever works meanwhile never waits. */
import { setImmediate as others } from 'node:timers/promises'
import { layers } from '@cyanotype/content/model/index.ts'
import type { Engine } from '../core/operation-context.ts'
import { deedOf } from '../core/operation-context.ts'
import { findDocument, layersOf, recordDeed } from '../store/document-store.ts'
import { forgetReplaced, forgetSessions } from '../store/editing-session-store.ts'
import type { LayerPlace } from '../store/version-store.ts'
import { deleteVersions, layersAfter, marksOf } from '../store/version-store.ts'
import { newestThatStay, thinnedOut } from './version-retention.ts'

const day = 24 * 3_600_000
const atOnce = 500
/** So many documents an hour are a hundred thousand within a day. */
const batches = 40
/** So few of them are looked at more closely, so that whoever stops the server does not wait for it. */
const mostThinned = 500

export const beginning: LayerPlace = { id: '', layer: '' }

/** Looks at as many layers as an hour has room for. Answers where to go on. */
export async function thinVersions(engine: Engine, from: LayerPlace): Promise<LayerPlace> {
  const { kysely } = engine.db
  const ago = (days: number) => new Date(engine.clock().getTime() - days * day).toISOString()
  while (await forgetSessions(kysely, ago(30), atOnce)) await others()
  while (await forgetReplaced(kysely, ago(1), atOnce)) await others()
  let place = from
  let looks = mostThinned
  for (let batch = 0; batch < batches; batch++) {
    const found = await layersAfter(kysely, place, atOnce)
    for (const one of found) {
      if (one.newest <= newestThatStay) continue
      await thinLayer(engine, one)
      if (--looks === 0) return one
    }
    const last = found.at(-1)
    if (last === undefined || found.length < atOnce) return beginning
    place = last
    await others()
  }
  return place
}

async function thinLayer(
  engine: Engine,
  { id, layer: code, type: name }: LayerPlace & { readonly type: string },
): Promise<void> {
  const type = Object.hasOwn(engine.types, name) ? engine.types[name] : undefined
  const layer = layers.find((one) => one === code)
  if (type === undefined || layer === undefined) return
  await engine.db.transaction(async (trx) => {
    await findDocument(engine.db, trx, type, id)
    const row = (await layersOf(trx, [id])).find((one) => one.layer === layer)
    if (row === undefined) return
    const numbers = thinnedOut(await marksOf(trx, row), engine.clock()).slice(0, atOnce)
    if (numbers.length === 0) return
    await deleteVersions(trx, row, numbers)
    const details = { layer, versions: numbers.toReversed() }
    await recordDeed(trx, 'document.versions_thinned', type, id, details, deedOf(engine, null))
  })
  await others()
}
