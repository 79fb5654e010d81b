/**
 * The one place where text becomes HTML as it is: islands and their slots, which React rendered a moment before, texts that
 * it drew earlier, and the inline script. What a person wrote comes here as data only, which no reader takes for HTML.
 */
import { createElement } from 'react'
import { jsonInHtml } from './json-in-html.ts'

interface RawHtmlProps {
  readonly tag: 'cy-island' | 'cy-slot' | 'script'
  readonly html: string
  readonly data?: Readonly<Record<`data-${string}`, string>> & { readonly type?: string }
}

export function RawHtml({ tag, html, data = {} }: RawHtmlProps) {
  return createElement(tag, {
    ...data,
    // In the browser a slot keeps the HTML that it has.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** What was drawn earlier as a whole, for the element that it was drawn for. */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}

/** Data for programs that read the page: nothing runs it. */
export function DataBlock({ data }: { readonly data: object }) {
  return <RawHtml tag="script" data={{ type: 'application/ld+json' }} html={jsonInHtml(data)} />
}
