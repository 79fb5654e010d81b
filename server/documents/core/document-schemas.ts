/**
 * Schemas for the input and output of the calls for documents. The API client of the admin uses their types.
 */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { layers, localeCodes } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'

export const locale = z.enum(localeCodes).describe('The code of a language.')
export const layer = z.enum(layers).describe('The code of a language, or * for what all languages share.')

const status = z
  .enum(['none', 'draft', 'scheduled', 'published', 'changed', 'archived'])
  .describe('`scheduled` waits for its time; `changed` is public, and has a newer draft.')
export type DocumentStatus = z.output<typeof status>
const statuses: ReadonlyMap<string, DocumentStatus> = new Map(
  status.options.map((option) => [option, option]),
)
export const statusOf = (text: string): DocumentStatus => statuses.get(text) ?? status.parse(text)
export { status }

const time = z.iso.datetime().describe('UTC, ISO 8601.')
const editor = z.string().nullable().describe('Who did it; null where nobody did, or is no longer known.')
const number = z.int().min(0).describe('The number of a version; 0 before there is any.')
const fieldsByName = 'Fields by name, as the model describes them.'
export const data = z.record(z.string(), z.unknown()).describe(fieldsByName)

const layerState = z.object({
  layer,
  status,
  version: number.describe('The newest draft; 0 before there is any.'),
  // Every document that is read passes this schema. With records here and for the layers it would take three
  // times as long.
  data: z.looseObject({}).describe(fieldsByName),
  publishedVersion: z.int().nullable(),
  firstPublishedAt: time.nullable().describe('When visitors could first see it.'),
  changedAt: time.nullable(),
  changedBy: editor,
})
export type LayerState = z.output<typeof layerState>

/** An invalid field, as in a problem. */
const obstacle = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  code: z.string().optional(),
})

const schedule = z.object({
  id: z.string(),
  action: z.enum(['publish', 'unpublish']),
  at: time,
  layers: z.partialRecord(layer, number).describe('The versions that it is about.'),
  by: editor,
  failure: z
    .object({ code: z.string(), fields: z.array(obstacle) })
    .nullable()
    .describe('Why it could not be done at its time. It is not tried again.'),
})
export type Schedule = z.output<typeof schedule>

export const documentAnswer = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: time,
  trashedAt: time.nullable().describe('Since when it is in the trash.'),
  layers: z.object(each(layers, () => layerState)),
  schedules: z.array(schedule).describe('What is planned, the next first.'),
})
export type DocumentAnswer = z.output<typeof documentAnswer>

export const editingSession = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .describe('Made up by whoever edits, once for each time that they open the document.'),
    number: z.int().min(1).describe('Counts the saves of the session.'),
    autosave: z
      .boolean()
      .optional()
      .describe('Saved while somebody writes, unasked: takes the place of the session’s last autosave.'),
  })
  .describe(
    'Whoever names it may repeat a save, and its saves may come in any order: late ones change nothing.',
  )

export const namedAnswer = z.object({
  items: z.array(
    z.object({
      type: z.string(),
      id: z.string(),
      locale: locale.nullable().describe('The language whose address it is; null where the name is the id.'),
      title: z.string().nullable(),
    }),
  ),
})
export type NamedAnswer = z.output<typeof namedAnswer>

const textError = obstacle.extend({
  path: obstacle.shape.path.describe('The layer, the field, and the place within it.'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe('`line` and `column` among them.'),
})

export const savedAnswer = z.object({
  layer: layerState,
  merged: z.array(z.string()).describe('The fields in which somebody else’s work was kept.'),
  errors: z
    .array(textError)
    .describe(
      'What the texts of the layer hold that no page can show. It is saved, and cannot be published.',
    ),
})
export type SavedAnswer = z.output<typeof savedAnswer>

/** The data of `version_conflict`. It contains both texts, so nothing that either person wrote is lost. */
export interface ConflictData {
  readonly version: number
  readonly editor: string | null
  readonly conflicts: readonly {
    readonly field: string
    readonly base: unknown
    readonly yours: unknown
    readonly theirs: unknown
  }[]
  readonly theirs: Readonly<Record<string, unknown>>
}

const listed = z.union([z.string(), z.number(), z.boolean(), z.null()])

const summary = z.object({
  id: z.string(),
  titles: z.partialRecord(locale, z.string()),
  slugs: z.partialRecord(locale, z.string()),
  statuses: z.record(locale, status),
  sharedStatus: status,
  translations: z
    .partialRecord(locale, z.enum(['empty', 'missing', 'outdated', 'current']))
    .describe('How each language stands beside the one that the document was first written in.'),
  versions: z
    .record(layer, number)
    .describe('The newest draft of each layer, for what is done to many at once.'),
  fields: z.record(z.string(), listed).describe('The other fields that the model lists.'),
  firstPublishedAt: time.nullable().describe('When visitors could first see it, in any language.'),
  changedAt: time,
  changedBy: editor,
})
export type Summary = z.output<typeof summary>

const next = z.string().nullable().describe('The value of `after` for the next page; null on the last.')

const previous = z
  .string()
  .nullable()
  .describe('The value of `before` for the page before; null on the first.')

export const listAnswer = z.object({ items: z.array(summary), next, previous })
export type ListAnswer = z.output<typeof listAnswer>

export const countAnswer = z.object({
  count: z.int().describe('At most 1,000.'),
  isExact: z.boolean().describe('Otherwise there are more.'),
})
export type CountAnswer = z.output<typeof countAnswer>

const companion = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string().nullable(),
  locales: z.array(locale).describe('The languages in which visitors do not see it yet.'),
  layers: z
    .partialRecord(layer, number)
    .describe('What to publish of it; without a language in which it has no words yet.'),
  mayPublish: z.boolean().describe('Whether whoever asks may publish all of that.'),
})

export const publishPlan = z.object({ items: z.array(companion) })
export type PublishPlan = z.output<typeof publishPlan>

const trashed = z.object({
  id: z.string(),
  type: z.string(),
  titles: z.partialRecord(locale, z.string()),
  versions: z.record(layer, number),
  trashedAt: time,
  trashedBy: editor,
})

export const trashAnswer = z.object({ items: z.array(trashed), next })
export type TrashAnswer = z.output<typeof trashAnswer>

export const versionShown = z.object({
  number,
  at: time,
  by: editor,
  imported: z.boolean().describe('Brought in with other content, and written by nobody here.'),
  note: z.string().nullable().describe('The name by which people find it again.'),
})
export type VersionShown = z.output<typeof versionShown>

export const versionsAnswer = z.object({ items: z.array(versionShown), next })
export type VersionsAnswer = z.output<typeof versionsAnswer>

export const versionAnswer = versionShown.extend({ data })
export type VersionAnswer = z.output<typeof versionAnswer>

const segment = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
const changedBlock = z.object({ kind: z.literal('changed'), segments: z.array(segment) })
const field = z.string().describe('Its name; inside a group with the group’s before it: `hero.title`.')

/** Schema for the differences between two versions, in the order in which they are displayed. */
const fieldChange = z.discriminatedUnion('as', [
  z.object({ as: z.literal('words'), field, segments: z.array(segment) }),
  z.object({ as: z.literal('blocks'), field, blocks: z.array(z.union([segment, changedBlock])) }),
  z.object({ as: z.literal('values'), field, from: z.unknown(), to: z.unknown() }),
])

export type TextSegment = z.output<typeof segment>
export type BlockChange = TextSegment | z.output<typeof changedBlock>
export type FieldChange = z.output<typeof fieldChange>

export const comparisonAnswer = z.object({
  from: versionShown,
  to: versionShown,
  fields: z.array(fieldChange).describe('Those that differ.'),
})
export type ComparisonAnswer = z.output<typeof comparisonAnswer>

/** The expected versions, by layer. */
const expected = z.int().min(1)
export const layerVersions = z
  .partialRecord(layer, expected)
  .refine((versions) => Object.keys(versions).length > 0, 'Name at least one layer.')
export const localeVersions = z
  .partialRecord(locale, expected)
  .refine((versions) => Object.keys(versions).length > 0, 'Name at least one language.')

const translation = summary.shape.translations.valueType
/** Undefined for the source locale. */
export function translationOf(text: string | null | undefined): z.output<typeof translation> | undefined {
  return translation.options.find((option) => option === text)
}

/** A value for each key. The assertion is safe because every key gets a value. */
export function each<Key extends Layer | Locale, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  const made: Partial<Record<Key, Value>> = {}
  for (const key of keys) made[key] = value(key)
  return made as Record<Key, Value>
}

/** A text for each locale that has one. */
export function textsByLocale<Text extends string>(
  textOf: (locale: Locale) => Text | null | undefined,
): Partial<Record<Locale, Text>> {
  const texts: Partial<Record<Locale, Text>> = {}
  for (const code of localeCodes) {
    const text = textOf(code)
    if (text) texts[code] = text
  }
  return texts
}
