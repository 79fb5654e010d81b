/**
 * The only place where text becomes HTML unescaped: islands and their slots that React rendered before,
 * cached fragments, and the inline script. Content of authors gets here only as escaped JSON.
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
    // In the browser a slot keeps its HTML.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  })
}

/** HTML that was rendered before, for the element that it was rendered for. */
export function rawHtml(html: string) {
  return { dangerouslySetInnerHTML: { __html: html } }
}

/** Data for programs that read the page. Nothing runs it. */
export function DataBlock({ data }: { readonly data: object }) {
  return <RawHtml tag="script" data={{ type: 'application/ld+json' }} html={jsonInHtml(data)} />
}

/**
 * JSON that is safe in a `script` element: no character can end the element or begin another, and the line
 * separators of older JavaScript are escaped too.
 */
export function jsonInHtml(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
