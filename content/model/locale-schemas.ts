/** Schemas for codes of languages. Which languages a site has is known only when a request is checked. */
import { z } from 'zod'
import type { Layer, Locale } from './locales.ts'
import { defaultLocale, layers, localeCodes, siteLayers, siteLocales } from './locales.ts'

/** Described as a string, because the languages of a site are data and not part of the API. */
function codeAmong<Code extends string>(
  codes: () => readonly Code[],
  description: string,
): z.ZodType<Code, Code> {
  return z
    .custom<Code>()
    .check(({ value, issues }) => {
      const allowed = codes()
      if (!allowed.includes(value)) issues.push({ code: 'invalid_value', values: [...allowed], input: value })
    })
    .meta({ type: 'string', description, examples: [codes()[0]] })
}

const ofLocale = 'The code of a language.'
const ofLayer = 'The code of a language, or `*` for the fields that all languages share.'

/** For input: a language of this site. */
export const siteLocale = codeAmong<Locale>(siteLocales, ofLocale)
/** For input: a language of this site, or else its default language, which is a setting and not part of the API. */
export const siteLocaleOrDefault = (about = ofLocale) =>
  siteLocale
    .optional()
    .transform((code) => code ?? defaultLocale())
    .describe(`${about} Default: the default language of the site.`)
/** For input: a language of this site, or `*`. */
export const siteLayer = codeAmong<Layer>(siteLayers, ofLayer)

/** For responses: also a language that was removed from the site. */
export const anyLocale = codeAmong<Locale>(() => localeCodes, ofLocale)
/** For responses: also a language that was removed from the site, or `*`. */
export const anyLayer = codeAmong<Layer>(() => layers, ofLayer)
