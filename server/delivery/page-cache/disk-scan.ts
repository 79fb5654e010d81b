/** What an earlier process left on disk, and which of it is still what the site would print today. */
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

/** The sheets in a folder, which is made if it is not there; what else is in it goes, and so do all folders beside it. */
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

/** Whoever slept through more than so many events is not worth the reading. */
const maxMissed = 10_000

/**
 * Looks at every event since the sheets were made, those that happen meanwhile included, and hands on what is still good
 * at that very moment: whoever takes it hears of everything that comes after.
 */
export async function removeStaleFiles(
  found: readonly StoredPage[],
  outbox: Pick<Outbox, 'since' | 'last'>,
  take: (good: readonly StoredPage[]) => void,
): Promise<void> {
  // An event that is yet to come was heard of in another past, such as before a backup was put back.
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
