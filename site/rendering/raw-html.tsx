/**
 * The one place where text becomes HTML as it is: islands and their slots, which React rendered a moment before, texts that
 * it drew earlier, and the inline script. What a person wrote comes here as data only, which no reader takes for HTML.
 */
import { createElement } from 'react'

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

/**
 * JSON that may stand in a `script` element: no sign in it can end the element or begin another, and what JavaScript once
 * took for the end of a line is escaped as well.
 */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
