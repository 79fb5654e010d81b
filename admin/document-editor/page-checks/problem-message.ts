/** What a problem of a page is, and what to do. Rules that authors rarely break have the words of axe. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageProblem } from './check-page.ts'

const messages: Readonly<Record<string, MessageDescriptor>> = {
  'image-alt': msg`An image has no alt text. Describe it in one sentence.`,
  'role-img-alt': msg`An image has no alt text. Describe it in one sentence.`,
  'heading-order': msg`A heading skips a level. Use the next level.`,
  'empty-heading': msg`A heading is empty. Write or delete it.`,
  'link-name': msg`A link has no text. Write what it opens.`,
  'empty-table-header': msg`A table header is empty. Name its column.`,
  'frame-title': msg`An embed has no title. Write what it shows.`,
  'too-wide': msg`On a phone, this is wider than the screen. Make it shorter or split it.`,
}

export function problemMessage(i18n: I18n, problem: PageProblem): string {
  const { rule, help, text, isDarkOnly, megabytes } = problem
  const known = messages[rule]
  if (known !== undefined) return withText(i18n._(known), text)
  if (rule === 'too-heavy') {
    const size = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(megabytes)
    return i18n._(msg`The page loads ${size} MB at first. Use fewer or smaller images.`)
  }
  if (rule === 'color-contrast') {
    const message = isDarkOnly
      ? msg`The text is hard to read in the dark theme. Choose other colours.`
      : msg`The text is hard to read. Choose other colours.`
    return withText(i18n._(message), text)
  }
  return withText(i18n._(msg`Accessibility: ${help}.`), text)
}

const withText = (message: string, text: string) => (text === '' ? message : `${message} “${text}”`)
