/** Views that every list has: each asks what somebody sits down for. */

import { defaultLocale, localeCodes } from '@cyanotype/content/model/core.ts'
import type { Bearer, DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasLanguages } from './filter-subjects.ts'
import { me } from './list-request.ts'

interface DefaultView {
  readonly name: MessageDescriptor
  /** As in the address. */
  readonly query: Readonly<Record<string, string>>
}

export function defaultViews(type: DocumentType, by: Bearer, spoken: Locale): readonly DefaultView[] {
  const views: readonly DefaultView[] = [
    { name: msg`All`, query: {} },
    { name: msg`Mine`, query: { by: me } },
  ]
  if (!hasLanguages(type)) return views
  return [
    ...views,
    { name: msg`Drafts`, query: { status: 'draft' } },
    { name: msg`To translate`, query: { [`translation.${ownLanguage(by, spoken)}`]: 'missing' } },
  ]
}

/** The language that somebody translates into: one that is granted to them, else the one that they read the admin in. */
function ownLanguage({ locales }: Bearer, spoken: Locale): Locale {
  const [granted = spoken] = locales.includes(spoken) ? [spoken] : locales
  const [other = granted] = localeCodes.filter((code) => code !== defaultLocale)
  return granted === defaultLocale ? other : granted
}
