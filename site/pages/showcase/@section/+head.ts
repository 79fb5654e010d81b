import { localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import type { PageHead } from '../../../context/page-head.ts'
import { everywhere } from '../../../context/page-head.ts'
import { sectionPath } from '../../../context/showcase-sections.ts'
import { messagesOf } from '../../../context/site-messages.ts'
import type { PageRequest } from '../../../rendering/page-request.ts'
import type { SectionData } from './+data.ts'

export function head({ locale, data }: PageRequest<SectionData>): PageHead {
  const { section, label: title, introduction, works, further } = data
  const messages = messagesOf(locale)
  const path = sectionPath(section)
  return {
    title,
    ...(introduction ? { description: introduction } : {}),
    image: works[0]?.cover,
    trail: [
      { name: messages._(msg`Showcase`), path: localizedPath(locale, '/showcase') },
      { name: title, path: localizedPath(locale, path) },
    ],
    // The pages after the first differ between languages.
    alternates:
      further === undefined ? everywhere(path) : { [locale]: localizedPath(locale, path) + further },
    nearest: path,
  }
}
