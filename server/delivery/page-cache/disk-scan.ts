/** Scans pages of earlier processes on disk, and finds those that are still up to date. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Outbox } from '../../db/index.ts'
import { tagsOf } from '../../documents/index.ts'
import type { Label } from './disk-format.ts'
import { readLabel } from './disk-format.ts'

export interface StoredPage {
  readonly path: string
  readonly bytes: number
  readonly label: Label
}

export const fileExtension = '.sheet'

/**
 * Returns the pages in a folder, which is created if missing. Deletes other files in it, and all folders
 * beside it.
 */
export async function findStoredPages(folder: string): Promise<readonly StoredPage[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const parent = dirname(folder)
  for (const name of await readdir(parent)) {
    if (join(parent, name) !== folder) await rm(join(parent, name), { recursive: true, force: true })
  }
  const found: StoredPage[] = []
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const read = name.endsWith(fileExtension) ? await readLabel(path) : undefined
    if (read === undefined) await rm(path, { recursive: true, force: true })
    else found.push({ path, ...read })
  }
  return found
}

/** After more missed events, reading them is not worth it. */
const maxMissed = 10_000

/**
 * Applies all events since the pages were rendered, including those during the scan, and passes on what is
 * valid at that very moment: the receiver hears of all later events.
 */
export async function removeStaleFiles(
  found: readonly StoredPage[],
  outbox: Pick<Outbox, 'since' | 'last'>,
  take: (good: readonly StoredPage[]) => void,
): Promise<void> {
  // A page with an event number in the future comes from before a restored backup.
  let good = found.filter(({ label }) => label.asOf <= outbox.last())
  let heard = Math.min(...good.map(({ label }) => label.asOf))
  while (good.length > 0 && heard < outbox.last()) {
    const events = outbox.last() - heard > maxMissed ? undefined : await outbox.since(heard)
    if (events === undefined) {
      const forgotten = heard
      good = good.filter(({ label }) => label.asOf > forgotten)
      heard = Math.min(...good.map(({ label }) => label.asOf))
      continue
    }
    for (const { event, number } of events) {
      const tags = tagsOf(event)
      if (tags.length > 0) good = good.filter(({ label }) => label.asOf >= number || !carries(label, tags))
      heard = number
    }
  }
  take(good)
}

const carries = (label: Label, tags: readonly string[]) => tags.some((tag) => label.tags.includes(tag))
