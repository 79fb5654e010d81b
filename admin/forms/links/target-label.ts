import type { Locale } from '@cyanotype/content/model/index.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { titleIn } from '../../screens/documents/summary.ts'
import type { DocumentTarget } from './link-target.ts'

/** What a document is called where a link leads to it; a page that there is once, by what it is. */
export function nameOfTarget(i18n: I18n, { type, titles }: DocumentTarget, locale: Locale): string {
  if (type.kind === 'single') return i18n._(type.label)
  return titleIn(titles, locale) ?? i18n._(msg`Untitled`)
}
