/** The response of the import calls. A report of thousands of documents is shortened: the file has all of it. */
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { NoteCode, SiteReport, SourceError } from '../other-systems/index.ts'
import { noteTexts, sourceErrors } from '../other-systems/index.ts'

const isNoteCode = (text: string): text is NoteCode => Object.hasOwn(noteTexts, text)
const isSourceError = (text: string): text is SourceError => Object.hasOwn(sourceErrors, text)
const noteCodes = Object.keys(noteTexts).filter(isNoteCode)
const sourceErrorNames = Object.keys(sourceErrors).filter(isSourceError)

const maxItems = 100
const maxExamples = 10

const importedItem = z.object({
  id: z.string().describe('The id of its document.'),
  type: z.enum(['updates', 'pages']),
  locale: anyLocale,
  title: z.string(),
  path: z.string().describe('Its path on this site. Empty if it is not imported.'),
  isPublic: z.boolean(),
})

const reportSchema = z.object({
  updates: z.number().describe('New texts of updates, in all languages.'),
  pages: z.number().describe('New texts of pages, in all languages.'),
  drafts: z.number().describe('How many of them are drafts.'),
  existing: z.number().describe('Texts of an earlier import, which stay as they are.'),
  refused: z.number().describe('Texts that cannot be imported.'),
  redirects: z.number(),
  images: z.number(),
  authors: z.number(),
  tags: z.number(),
  items: z.array(importedItem).describe(`The first ${maxItems} new texts.`),
  notes: z
    .array(
      z.object({
        code: z.enum(noteCodes),
        count: z.number(),
        examples: z
          .array(
            z.object({
              detail: z.string().describe('What it is about, such as the name of a block.'),
              count: z.number(),
              title: z.string().describe('The title of the text. Empty for the whole site.'),
              id: z.string().describe('The id of the document. Empty for the whole site.'),
            }),
          )
          .describe(`The first ${maxExamples}.`),
      }),
    )
    .describe('What could not be mapped, most frequent first.'),
})

export const importResponse = z.object({
  maxBytes: z.number().describe('The size limit of a file.'),
  isExclusive: z.boolean().describe('Whether other users cannot save while the documents are written.'),
  current: z
    .object({
      id: z.string(),
      stage: z.enum(['uploading', 'checking', 'checked', 'importing', 'imported', 'failed']),
      fileName: z.string(),
      step: z.enum(['unpacking', 'reading', 'texts', 'documents']),
      done: z.number(),
      total: z.number().describe('0 while it is unknown.'),
      report: reportSchema.nullable(),
      failure: z
        .object({
          fault: z.enum(sourceErrorNames).nullable().describe('What is wrong with the file.'),
          message: z
            .string()
            .nullable()
            .describe('The reason in the requested language, if it is not the file.'),
          subject: z.string().describe('The file or document that it is about.'),
          detail: z.string().describe('What a parser says about the file.'),
        })
        .nullable(),
    })
    .nullable()
    .describe('Null if there is no import. A finished one stays until it is deleted.'),
})

type ReportResponse = z.infer<typeof reportSchema>
type NoteResponse = ReportResponse['notes'][number]

export function summarize(report: SiteReport): ReportResponse {
  const { items, redirects, images, authors, tags } = report
  const created = items.filter(({ result }) => result === 'created')
  const count = (expected: SiteReport['items'][number]['result']) =>
    items.filter(({ result }) => result === expected).length
  return {
    updates: created.filter(({ type }) => type === 'updates').length,
    pages: created.filter(({ type }) => type === 'pages').length,
    drafts: created.filter(({ isPublic }) => !isPublic).length,
    existing: count('existing'),
    refused: count('refused'),
    ...{ redirects, images, authors, tags },
    items: created
      .slice(0, maxItems)
      .map(({ id, type, locale, title, path, isPublic }) => ({ id, type, locale, title, path, isPublic })),
    notes: notesOf(report),
  }
}

function notesOf({ items, notes }: SiteReport): NoteResponse[] {
  const found = [
    ...notes.map((one) => ({ ...one, title: '', id: '' })),
    ...items.flatMap((item) =>
      item.notes.map((one) => ({
        ...one,
        title: item.title,
        id: item.result === 'created' ? item.id : '',
      })),
    ),
  ]
  const byCode = Map.groupBy(found, ({ code }) => code)
  const groups = [...byCode].map(([code, own]) => ({
    code,
    count: own.reduce((sum, one) => sum + one.count, 0),
    examples: own.slice(0, maxExamples).map(({ detail, count, title, id }) => ({ detail, count, title, id })),
  }))
  return groups.sort((one, other) => other.count - one.count)
}
