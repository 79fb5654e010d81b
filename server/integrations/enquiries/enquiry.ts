/** An enquiry from the contact form: its input, and how it is shown. */

import { defaultEnquiryDays } from '@cyanotype/content/contracts/dynamic-page.ts'
import { readSettings, singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, isPathOn, publicLanguagesOf } from '@cyanotype/content/model/index.ts'
import { anyLocale, siteLocale } from '@cyanotype/content/model/locale-schemas.ts'
import { z } from 'zod'
import type { Documents } from '../../documents/index.ts'
import type { EnquiryRow } from './enquiry-store.ts'

export const status = z.enum(['new', 'read', 'answered', 'spam'])
export type EnquiryStatus = z.infer<typeof status>

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().min(1).max(max))

export const enquiryForm = z.strictObject({
  name: line(120),
  email: z.email().max(256),
  message: z
    .string()
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().min(1).max(5_000)),
  page: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])/)
    .describe('The path of the page with the form.'),
  locale: siteLocale,
  website: z.string().max(500).optional().describe('A hidden field against spam. Leave it empty.'),
  seconds: z.number().min(0).optional().describe('How many seconds the form was open.'),
})
export type EnquiryForm = z.infer<typeof enquiryForm>

export const enquiryResponse = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  page: z.string(),
  locale: anyLocale,
  status,
  changedAt: z.string().nullable(),
})
export type EnquiryResponse = z.infer<typeof enquiryResponse>

export function responseFrom({ changed_at, changed_by: _by, ...row }: EnquiryRow): EnquiryResponse {
  return enquiryResponse.parse({ ...row, changedAt: changed_at })
}

/** No person fills in and sends the form faster. */
const minSeconds = 3

/** Spam is marked rather than deleted, because the check may be wrong. */
export function isSpam({ website = '', seconds }: Pick<EnquiryForm, 'website' | 'seconds'>): boolean {
  return website !== '' || (seconds !== undefined && seconds < minSeconds)
}

export interface EnquiryRules {
  readonly isOpen: boolean
  /** The languages in which visitors can write. */
  readonly languages: readonly Locale[]
  readonly days: number
}

/**
 * The rules of enquiries: the contact page says whether visitors can write, the settings in which languages, and how
 * long enquiries are kept.
 */
export async function enquiryRules(documents: Pick<Documents, 'openReader'>): Promise<EnquiryRules> {
  const reader = documents.openReader()
  const contact = await singleWithFallback(reader, 'contact', defaultLocale())
  const settings = await readSettings(reader)
  const isOn = isPathOn(settings?.data.hiddenSections ?? [], '/contact')
  return {
    isOpen: isOn && (contact?.data.form ?? false),
    languages: publicLanguagesOf(settings?.data),
    days: settings?.data.enquiryDays ?? defaultEnquiryDays,
  }
}
