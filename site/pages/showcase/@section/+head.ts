import { localizedPath } from '@cyanotype/content/model/index.ts'
import { msg } from '@lingui/core/macro'
import { sectionLabels, sectionPath } from '../../../features/showcase/section-words.ts'
import type { PageHead } from '../../../layout/head/page-head.ts'
import { everywhere } from '../../../layout/head/page-head.ts'
import type { PageRequest } from '../../../rendering/page-context.ts'
import { messagesOf } from '../../../rendering/site-messages.ts'
import type { SectionData } from './+data.ts'

export function head({ locale, data }: PageRequest<SectionData>): PageHead {
  const { section, introduction, works, isFirst } = data
  const words = messagesOf(locale)
  const [title, path] = [words._(sectionLabels[section]), sectionPath(section)]
  return {
    title,
    ...(introduction ? { description: introduction } : {}),
    image: works[0]?.cover,
    trail: [
      { name: words._(msg`Showcase`), path: localizedPath(locale, '/showcase') },
      { name: title, path: localizedPath(locale, path) },
    ],
    // The pages after the first differ between languages.
    alternates: isFirst ? everywhere(path) : {},
    nearest: path,
  }
}
