/**
 * Schemas for the input and output of the calls for documents. The API client of the admin uses their types.
 */

import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/index.ts'
import { anyLayer, anyLocale, siteLayer, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'

const status = z
  .enum(['none', 'draft', 'scheduled', 'published', 'changed', 'archived'])
  .describe('`scheduled` will be published at a set time. `changed` is public and has a newer draft.')
export type DocumentStatus = z.output<typeof status>
const statuses: ReadonlyMap<string, DocumentStatus> = new Map(
  status.options.map((option) => [option, option]),
)
export const statusOf = (text: string): DocumentStatus => statuses.get(text) ?? status.parse(text)
export { status }

const time = z.iso.datetime().describe('UTC, ISO 8601.')
const editor = z
  .string()
  .nullable()
  .describe('The id of the user. Null for the system and for deleted users.')
const number = z.int().min(0).describe('The number of a version. 0 if there is none.')
const fieldsByName = 'Fields by name, as in the content model.'
export const data = z.record(z.string(), z.unknown()).describe(fieldsByName).meta({ dataOf: 'layer' })

const layerState = z.object({
  layer: anyLayer,
  status,
  version: number.describe('The newest draft. 0 if there is none.'),
  // Every document that is read passes this schema. With records here and for the layers it would take three
  // times as long.
  data: z.looseObject({}).describe(fieldsByName).meta({ dataOf: 'layer' }),
  publishedVersion: z.int().nullable(),
  firstPublishedAt: time.nullable().describe('When it was first published.'),
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
  layers: z.partialRecord(anyLayer, number).describe('The versions that it publishes or unpublishes.'),
  by: editor,
  failure: z
    .object({ code: z.string(), fields: z.array(obstacle) })
    .nullable()
    .describe('Why it failed at its time. It is not retried.'),
})
export type Schedule = z.output<typeof schedule>

/** The shared layer is always there. The others are the languages of the site. */
const stateByLayer = z
  .object({ '*': layerState })
  .catchall(layerState)
  .describe(
    'By the code of a language. `*` has the fields that all languages share.',
  ) as z.ZodType as z.ZodType<Record<Layer, LayerState>>

export const documentResponse = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: time,
  trashedAt: time.nullable().describe('When it was moved to the trash.'),
  layers: stateByLayer,
  schedules: z.array(schedule).describe('Scheduled changes, next first.'),
})
export type DocumentResponse = z.output<typeof documentResponse>

export const editingSession = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .describe('Chosen by the client each time it opens the document.'),
    number: z.int().min(1).describe('The number of the save within the session.'),
    autosave: z
      .boolean()
      .optional()
      .describe('Whether it is an autosave. It replaces the last autosave of the session.'),
  })
  .describe('With a session, saves may be repeated and may arrive in any order. Late ones change nothing.')

export const namedResponse = z.object({
  items: z.array(
    z.object({
      type: z.string(),
      id: z.string(),
      locale: anyLocale
        .nullable()
        .describe('The language of the slug. Null if the document was found by its id.'),
      title: z.string().nullable(),
    }),
  ),
})
export type NamedResponse = z.output<typeof namedResponse>

const textError = obstacle.extend({
  path: obstacle.shape.path.describe('The layer, the field, and the position in it.'),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('Values of the message, including `line` and `column`.'),
})

export const savedResponse = z.object({
  layer: layerState,
  merged: z.array(z.string()).describe('The fields in which changes of other users were merged.'),
  errors: z
    .array(textError)
    .describe('Errors in the texts of the layer. The draft is saved but cannot be published.'),
})
export type SavedResponse = z.output<typeof savedResponse>

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
  titles: z.partialRecord(anyLocale, z.string()),
  slugs: z.partialRecord(anyLocale, z.string()),
  statuses: z.record(anyLocale, status),
  sharedStatus: status,
  translations: z
    .partialRecord(anyLocale, z.enum(['empty', 'missing', 'outdated', 'current']))
    .describe('The translation state of each language, compared with the source language.'),
  versions: z.record(anyLayer, number).describe('The newest draft of each layer, for bulk actions.'),
  fields: z.record(z.string(), listed).describe('The other fields that lists show.'),
  firstPublishedAt: time.nullable().describe('When it was first published in any language.'),
  changedAt: time,
  changedBy: editor,
  schedules: z.array(schedule).optional().describe('Scheduled changes, if they were requested.'),
})
export type Summary = z.output<typeof summary>

const next = z.string().nullable().describe('The value of `after` for the next page. Null on the last page.')

const previous = z
  .string()
  .nullable()
  .describe('The value of `before` for the previous page. Null on the first page.')

export const listResponse = z.object({ items: z.array(summary), next, previous })
export type ListResponse = z.output<typeof listResponse>

export const countResponse = z.object({
  count: z.int().describe('At most 1,000.'),
  isExact: z.boolean().describe('If false, there are more.'),
})
export type CountResponse = z.output<typeof countResponse>

const companion = z.object({
  type: z.string(),
  id: z.string(),
  title: z.string().nullable(),
  locales: z.array(anyLocale).describe('The languages in which it is not public yet.'),
  layers: z.partialRecord(anyLayer, number).describe('The versions to publish, without empty languages.'),
  mayPublish: z.boolean().describe('Whether the user may publish all of it.'),
})

export const publishPlan = z.object({ items: z.array(companion) })
export type PublishPlan = z.output<typeof publishPlan>

const trashed = z.object({
  id: z.string(),
  type: z.string(),
  titles: z.partialRecord(anyLocale, z.string()),
  versions: z.record(anyLayer, number),
  trashedAt: time,
  trashedBy: editor,
})

export const trashResponse = z.object({
  items: z.array(trashed),
  next,
  retentionDays: z.int().describe('After this many days in the trash, a document is deleted permanently.'),
})
export type TrashResponse = z.output<typeof trashResponse>

export const versionShown = z.object({
  number,
  at: time,
  by: editor,
  imported: z.boolean().describe('Whether it was imported.'),
  note: z.string().nullable().describe('The name of the version.'),
})
export type VersionShown = z.output<typeof versionShown>

export const versionsResponse = z.object({ items: z.array(versionShown), next })
export type VersionsResponse = z.output<typeof versionsResponse>

export const versionResponse = versionShown.extend({ data })
export type VersionResponse = z.output<typeof versionResponse>

const segment = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })
const changedBlock = z.object({ kind: z.literal('changed'), segments: z.array(segment) })
const field = z.string().describe('The name of the field, with its group: `hero.title`.')

/** Schema for the differences between two versions, in the order in which they are displayed. */
const fieldChange = z.discriminatedUnion('as', [
  z.object({ as: z.literal('words'), field, segments: z.array(segment) }),
  z.object({ as: z.literal('blocks'), field, blocks: z.array(z.union([segment, changedBlock])) }),
  z.object({ as: z.literal('values'), field, from: z.unknown(), to: z.unknown() }),
])

export type TextSegment = z.output<typeof segment>
export type BlockChange = TextSegment | z.output<typeof changedBlock>
export type FieldChange = z.output<typeof fieldChange>

export const comparisonResponse = z.object({
  from: versionShown,
  to: versionShown,
  fields: z.array(fieldChange).describe('The fields that differ.'),
})
export type ComparisonResponse = z.output<typeof comparisonResponse>

/** The expected versions, by layer. */
const expected = z.int().min(1)
export const layerVersions = z
  .partialRecord(siteLayer, expected)
  .refine((versions) => Object.keys(versions).length > 0, 'Name at least one layer.')
export const localeVersions = z
  .partialRecord(siteLocale, expected)
  .refine((versions) => Object.keys(versions).length > 0, 'Name at least one language.')

const translation = summary.shape.translations.valueType
/** Undefined for the source locale. */
export function translationOf(text: string | null | undefined): z.output<typeof translation> | undefined {
  return translation.options.find((option) => option === text)
}

/** A text for each locale that has one. */
export function textsByLocale<Text extends string>(
  textOf: (locale: Locale) => Text | null | undefined,
): Partial<Record<Locale, Text>> {
  const texts: Partial<Record<Locale, Text>> = {}
  for (const code of siteLocales()) {
    const text = textOf(code)
    if (text) texts[code] = text
  }
  return texts
}
