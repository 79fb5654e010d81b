/**
 * The one place where text becomes HTML as it is: islands and their slots, which React rendered a moment before, and the
 * inline script. Nothing that a person wrote may come here.
 */
import { createElement } from 'react'

interface RawHtmlProps {
  readonly tag: 'cy-island' | 'cy-slot' | 'script'
  readonly html: string
  readonly data?: Readonly<Record<`data-${string}`, string>>
}

export function RawHtml({ tag, html, data = {} }: RawHtmlProps) {
  return createElement(tag, {
    ...data,
    // In the browser a slot keeps the HTML that it has.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}
