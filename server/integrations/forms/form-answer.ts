/** An answer to a form: its fields are checked against the published form, and stored with their labels. */

import type { FormFieldError } from '@cyanotype/content/contracts/dynamic-page.ts'
import { maxFormAnswer } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { FieldDefinition, FormDefinition } from '@cyanotype/content/mdx/analyze/forms.ts'
import { formFieldTypes } from '@cyanotype/content/mdx/components/forms.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { anyLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { FormAnswerRow } from './form-store.ts'
import { plainNumber } from './plain-number.ts'

export const status = z.enum(['new', 'read', 'spam'])
export type FormAnswerStatus = z.infer<typeof status>

const answeredField = z.object({
  label: z.string().describe('The label when the answer was sent, with a number if the form had it twice.'),
  type: z.enum(formFieldTypes),
  value: z.string().describe('The answer. Empty if the visitor left it out; `yes` for a consent.'),
})
export type AnsweredField = z.infer<typeof answeredField>

export const formAnswer = z.object({
  id: z.string(),
  at: z.string(),
  form: z.string().describe('The name of the form.'),
  page: z.string().describe('The path of the page with the form.'),
  locale: anyLocale,
  status,
  email: z.string().nullable().describe('The first e-mail address in the answer.'),
  fields: z.array(answeredField),
  changedAt: z.string().nullable(),
})
export type FormAnswer = z.infer<typeof formAnswer>

export function answerFrom({ id, at, form, page, locale, ...row }: FormAnswerRow): FormAnswer {
  const fields = z.array(answeredField).parse(JSON.parse(row.fields))
  const email = emailsIn(fields)[0] ?? null
  return formAnswer.parse({
    ...{ id, at, form, page, locale, email, fields },
    ...{ status: row.status, changedAt: row.changed_at },
  })
}

/** All e-mail addresses of an answer, as they were written. */
export function emailsIn(fields: readonly AnsweredField[]): readonly string[] {
  return fields.filter(({ type, value }) => type === 'email' && value !== '').map(({ value }) => value)
}

/**
 * The answers to all fields of a form, and what is wrong with them. Anything else that was sent is ignored. Numbers are
 * read as the language of the page writes them.
 */
export function readFields(
  { fields }: Pick<FormDefinition, 'fields'>,
  locale: Locale,
  answerTo: (key: string) => string,
): { readonly fields: readonly AnsweredField[]; readonly faults: readonly FormFieldError[] } {
  const read = fields.map((field) => ({ field, value: normalized(field, locale, answerTo(field.key)) }))
  return {
    fields: read.map(({ field: { key, type }, value }) => ({ label: key, type, value })),
    faults: read.flatMap(({ field, value }) => {
      const error = errorOf(field, value)
      return error === undefined ? [] : [{ key: field.key, fault: error }]
    }),
  }
}

/** One line for all types but a long text. A form sends the line breaks of a long text as CRLF. */
function normalized({ type }: FieldDefinition, locale: Locale, text: string): string {
  if (type === 'consent') return text === '' ? '' : 'yes'
  if (type === 'long-text')
    return text
      .replaceAll('\r\n', '\n')
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .trim()
  const line = text.replace(/\p{Cc}+/gu, ' ').trim()
  return type === 'number' ? plainNumber(line, locale) : line
}

function errorOf(
  { type, required, options }: FieldDefinition,
  value: string,
): FormFieldError['fault'] | undefined {
  if (value === '') return required ? 'missing' : undefined
  if (value.length > maxFormAnswer(type)) return 'too-long'
  const isGood = type === 'choice' ? options.includes(value) : (formats[type]?.(value) ?? true)
  return isGood ? undefined : 'malformed'
}

const formats: Partial<Record<FieldDefinition['type'], (value: string) => boolean>> = {
  email: (value) => z.email().safeParse(value).success,
  number: (value) => /^[+-]?\d+(?:\.\d+)?$/.test(value),
  date: (value) => z.iso.date().safeParse(value).success,
}
