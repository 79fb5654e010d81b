/** Lets go of versions that nobody will miss, a few documents at a time, so that whoever works meanwhile never waits. */
import { setImmediate as others } from 'node:timers/promises'
import { layers } from '@cyanotype/content/model/index.ts'
import { findDocument, layersOf, recordDeed } from './document-store.ts'
import type { Engine } from './engine.ts'
import { deedOf } from './engine.ts'
import { newestThatStay, thinnedOut } from './tide-marks.ts'
import type { LayerPlace } from './version-store.ts'
import { deleteVersions, layersAfter, marksOf } from './version-store.ts'
import { forgetReplaced, forgetSessions } from './working-store.ts'

const day = 24 * 3_600_000
const atOnce = 500

/** Until it is done, or told to stop. */
export async function thinVersions(engine: Engine, signal: AbortSignal): Promise<void> {
  const { kysely } = engine.db
  const ago = (days: number) => new Date(engine.clock().getTime() - days * day).toISOString()
  for (let more = true; more && !signal.aborted; await others()) {
    more = await forgetSessions(kysely, ago(30), atOnce)
  }
  for (let more = true; more && !signal.aborted; await others()) {
    more = await forgetReplaced(kysely, ago(1), atOnce)
  }
  for (let last: LayerPlace | undefined = { id: '', layer: '' }; last !== undefined && !signal.aborted; ) {
    const places: Awaited<ReturnType<typeof layersAfter>> = await layersAfter(kysely, last, atOnce)
    for (const place of places) {
      if (place.newest > newestThatStay && !signal.aborted) await thinLayer(engine, place)
    }
    last = places.length === atOnce ? places.at(-1) : undefined
    await others()
  }
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

export interface Thinning {
  /** What is under way is finished first. */
  stop(): Promise<void>
}

const aMinute = 60_000

/** Once a day; the first time when the start is over. */
export function keepThin(engine: Engine, onFault: (fault: unknown) => void): Thinning {
  const stopped = new AbortController()
  let working: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => {
      working = thinVersions(engine, stopped.signal).catch(onFault)
      wait(day)
    }, milliseconds).unref()
  }
  wait(aMinute)
  return {
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await working
    },
  }
}
