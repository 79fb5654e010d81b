import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale, SingleName } from '@cyanotype/content/model/index.ts'
import { interfaceLocales } from '@cyanotype/content/model/index.ts'
import { seedReader } from './seed-reader.ts'

/** The demonstration content without one of its singles in these languages. */
export function withoutSingle(
  missing: SingleName,
  locales: readonly Locale[] = interfaceLocales,
  reader: Reader = seedReader(),
): Reader {
  return {
    ...reader,
    async single(name, locale) {
      const isMissing = String(name) === missing && locales.includes(locale)
      const found = isMissing ? undefined : await reader.single(name, locale)
      const alternates = found?.alternates.filter(
        (one) => String(name) !== missing || !locales.includes(one.locale),
      )
      return found && { ...found, alternates: alternates ?? [] }
    },
  }
}
