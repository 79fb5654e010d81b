/** Demonstration content: what of it is on the site, its removal, and one undo. */
import type { Locale, TypeName } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import type { DocumentState } from '../../documents/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { day } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import { usesOf } from '../../references/index.ts'
import type { Content } from '../export-content.ts'
import { deleteRemoval, readOrigin, readRemoval, writeOrigin, writeRemoval } from './demonstration-facts.ts'
import type { SiteChoices } from './empty-singles.ts'
import { emptySingles } from './empty-singles.ts'
import type { Demonstration, Found } from './find-demonstration.ts'
import { findDemonstration } from './find-demonstration.ts'
import { sectionsWithoutContent } from './sections-without-content.ts'

export interface RemovalInput extends SiteChoices {
  readonly actor: Principal
  /** Ids of edited documents, singles and files that are removed too. */
  readonly alsoEdited: readonly string[]
}

export interface ChangedCounts {
  readonly documents: number
  readonly singles: number
  readonly media: number
}

export interface DemonstrationReport {
  readonly documents: readonly { readonly type: TypeName; readonly count: number }[]
  readonly singles: readonly TypeName[]
  readonly media: number
  /** What users have edited. It stays unless its id is named. */
  readonly edited: readonly Found[]
  /** Whether the site still has the name of the demonstration. */
  readonly isUnnamed: boolean
  /** The last removal, if it can be undone. */
  readonly removal: (ChangedCounts & { readonly at: string; readonly until: string }) | null
}

export interface DemonstrationContent {
  report(): Promise<DemonstrationReport>
  /** Whether no owner has decided yet to keep or remove it. */
  isOffered(): Promise<boolean>
  keep(actor: Principal): Promise<void>
  /** Removes it, and applies the choices for the new site. */
  remove(input: RemovalInput): Promise<ChangedCounts>
  undo(actor: Principal): Promise<ChangedCounts>
}

export interface DemonstrationOptions extends Content {
  readonly db: Db
  readonly clock?: () => Date
}

export function openDemonstration({
  clock = () => new Date(),
  ...options
}: DemonstrationOptions): DemonstrationContent {
  const deps: Deps = { ...options, clock }
  const { db } = deps
  return {
    report: () => report(deps),
    async isOffered() {
      return (await readOrigin(db.kysely)) === 'imported' && (await readRemoval(db.kysely)) === undefined
    },
    keep: (actor) =>
      db.transaction(async (trx) => {
        await writeOrigin(trx, 'done')
        const stamp = auditStamp(actor, clock())
        await record(trx, { ...stamp, action: 'demonstration.kept', type: 'demonstration' })
      }),
    remove: (input) => remove(deps, input),
    undo: (actor) => undo(deps, actor),
  }
}

type Deps = Required<DemonstrationOptions>

async function report(deps: Deps): Promise<DemonstrationReport> {
  const { documents, singles, media, states } = await findDemonstration(deps)
  const untouched = documents.filter(({ isEdited }) => !isEdited)
  const types = [...new Set(untouched.map(({ type }) => type))]
  const untouchedSingles = singles.filter(({ isEdited }) => !isEdited).map(({ type }) => type)
  const files = media.filter(({ isEdited }) => !isEdited)
  const isContentRemoved = untouched.length + untouchedSingles.length === 0
  const found: readonly Found[] = [...documents, ...singles, ...media]
  const settings = states.get('settings')
  const nameIn = (locale: Locale) => settings?.current?.layers[locale]?.draft.siteName
  return {
    documents: types.map((type) => ({ type, count: untouched.filter((one) => one.type === type).length })),
    singles: untouchedSingles,
    media: isContentRemoved ? await countUnused(deps, files) : files.length,
    edited: found
      .filter(({ isEdited }) => isEdited)
      .map(({ type, id, title, isEdited }) => ({ type, id, title, isEdited })),
    isUnnamed: nameIn('en') === settings?.seed.layers.en?.draft.siteName,
    removal: await undoableRemoval(deps),
  }
}

/** Files that the content of the organisation uses are its own by now. */
async function countUnused({ db }: Deps, files: readonly Found[]): Promise<number> {
  const uses = await Promise.all(
    files.map(({ id }) => usesOf(db.kysely, { kind: 'media', id }, { limit: 1 })),
  )
  return uses.filter(({ items }) => items.length === 0).length
}

async function undoableRemoval({ db, documents, clock }: Deps): Promise<DemonstrationReport['removal']> {
  const removal = await readRemoval(db.kysely)
  if (removal === undefined) return null
  const until = new Date(Date.parse(removal.at) + (await documents.trashDays()) * day).toISOString()
  return until > clock().toISOString()
    ? { at: removal.at, until, ...countsOf(removal, documents.types) }
    : null
}

function countsOf({ documents, media }: Removed, types: Deps['documents']['types']): ChangedCounts {
  const singles = documents.filter(({ type }) => types[type]?.kind === 'single').length
  return { documents: documents.length - singles, singles, media: media.length }
}

/**
 * One transaction: the files stay where they are, because the trash of the media library only marks their
 * rows.
 */
async function remove(deps: Deps, input: RemovalInput): Promise<ChangedCounts> {
  const { documents, media } = deps
  const { actor, alsoEdited, ...choices } = input
  const named = new Set(alsoEdited)
  const goes = ({ id, isEdited }: Found) => !isEdited || named.has(id)
  const found = await findDemonstration(deps)
  const trashed = found.documents.filter(goes)
  const files = found.media.filter(goes).map(({ id }) => id)
  const types = await typesToReset(deps, found)
  const isAnything = trashed.length > 0 || files.length > 0 || types.size > 0
  const hidden = isAnything
    ? await sectionsWithoutContent(documents, new Set(trashed.map(({ id }) => id)))
    : []
  const singles = emptySingles(found, { ...choices, types, alsoEdited: named, hidden })
  let counts: ChangedCounts = { documents: 0, singles: 0, media: 0 }
  await documents.replace({
    ...{ actor, trashed, documents: isAnything || hasChoice(choices) ? singles : [] },
    async last(trx, before) {
      const trashedFiles = await media.trashUnused(trx, actor, files)
      counts = countsOf({ documents: before, media: trashedFiles }, documents.types)
      await writeOrigin(trx, 'done')
      if (before.length === 0 && trashedFiles.length === 0) return
      await noteRemoval(deps, trx, actor, { documents: before, media: trashedFiles })
    },
  })
  return counts
}

const hasChoice = (choices: SiteChoices) => Object.values(choices).some((one) => one !== undefined)

/** On a database that was never filled, every single of an empty site is new. */
async function typesToReset(
  { db }: Deps,
  { singles, states }: Demonstration,
): Promise<ReadonlySet<TypeName>> {
  if ((await readOrigin(db.kysely)) !== undefined) return new Set(singles.map(({ type }) => type))
  return new Set([...states].flatMap(([type, { current }]) => (current === undefined ? [type] : [])))
}

interface Removed {
  readonly documents: readonly DocumentState[]
  readonly media: readonly string[]
}

/** A second removal is undone together with the first. */
async function noteRemoval(
  { clock, documents: { types } }: Deps,
  trx: Transaction,
  actor: Principal,
  removed: Removed,
): Promise<void> {
  const stamp = auditStamp(actor, clock())
  const earlier = await readRemoval(trx)
  const earlierDocuments = earlier?.documents ?? []
  const fresh = removed.documents.filter(({ id }) => !earlierDocuments.some((one) => one.id === id))
  const documents = [...earlierDocuments, ...fresh].map(({ layers, schedules, ...one }) => ({
    ...one,
    layers: [...layers],
    schedules: [...schedules],
  }))
  const media = [...new Set([...(earlier?.media ?? []), ...removed.media])]
  await writeRemoval(trx, { at: stamp.at, documents, media })
  const details = { ...countsOf(removed, types) }
  await record(trx, { ...stamp, action: 'demonstration.removed', type: 'demonstration', details })
}

async function undo(deps: Deps, actor: Principal): Promise<ChangedCounts> {
  const { db, documents, media, clock } = deps
  if ((await undoableRemoval(deps)) === null) throw new Problem('nothing_to_undo')
  const removal = await readRemoval(db.kysely)
  if (removal === undefined) throw new Problem('nothing_to_undo')
  let counts: ChangedCounts = countsOf(removal, documents.types)
  let files = 0
  await documents.restoreAll({
    ...{ actor, before: removal.documents },
    async first(trx) {
      // Two owners at once: only one of them finds the removal.
      if ((await readRemoval(trx))?.at !== removal.at) throw new Problem('nothing_to_undo')
      await deleteRemoval(trx)
      files = (await media.restoreTrashed(trx, actor, removal.media)).length
    },
    async last(trx, restored) {
      counts = { ...counts, documents: restored - counts.singles, media: files }
      const details = { ...counts }
      const stamp = auditStamp(actor, clock())
      await record(trx, { ...stamp, action: 'demonstration.restored', type: 'demonstration', details })
    },
  })
  return counts
}

export { readOrigin, writeOrigin } from './demonstration-facts.ts'
export type { SiteChoices } from './empty-singles.ts'
