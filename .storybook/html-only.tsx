/**
 * Shows a story as the server sends it, in a frame where no script runs. The frame keeps our origin, so that
 * it can read our stylesheets and fonts.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Theme } from '../ui/tokens/index.ts'

interface HtmlOnlyProps {
  readonly theme: Theme
  readonly children: ReactNode
}

export function HtmlOnly({ theme, children }: HtmlOnlyProps) {
  const { dir, lang } = document.documentElement
  const sheets = [...document.head.querySelectorAll('style, link[rel="stylesheet"]')]
  const page = `<!doctype html>
<html lang="${lang}" dir="${dir}" data-theme="${theme}">
<head><base href="${document.baseURI}">${sheets.map(({ outerHTML }) => outerHTML).join('')}</head>
<body>${renderToStaticMarkup(children)}</body>
</html>`
  return <iframe className="html-only" title="HTML only" sandbox="allow-same-origin" srcDoc={page} />
}
