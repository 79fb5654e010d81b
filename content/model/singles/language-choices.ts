/** Choices of languages. They are listed by their own names in every language, so these names are not translated. */
import { each, localeCodes, locales } from '../locales.ts'
import type { Message } from '../message-descriptor.ts'

export const languages = each(
  localeCodes,
  (code): Message => ({ id: `language.${code}`, message: locales[code].name }),
)
