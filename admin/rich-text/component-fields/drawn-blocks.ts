/**
 * Drawn blocks: the server renders a block as the site shows it, with the content that is published now, in the language
 * of the text. The editor shows the result as a picture: nothing in it has focus or a link.
 */
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Attrs, Node } from 'prosemirror-model'
import { useAdmin } from '../../app-context/app-context.tsx'
import { schema } from '../schema/schema.ts'
import { formatNode } from '../to-mdx/to-mdx.ts'

/** Resolves to the element around the blocks of a source. It is empty if the page shows nothing. */
export type DrawBlocks = (source: string) => Promise<Element>

const freshMs = 60_000

export function useDrawBlocks(locale: Locale): DrawBlocks {
  const { api } = useAdmin()
  const queries = useQueryClient()
  return async (source) => {
    const { html } = await queries.fetchQuery({
      queryKey: ['blocks', locale, source],
      queryFn: () => api('POST /api/previews/blocks', { body: { locale, source } }),
      staleTime: freshMs,
    })
    const page = new DOMParser().parseFromString(html ?? '', 'text/html')
    return asPicture(page.querySelector('.blocks') ?? page.createElement('div'))
  }
}

/** The source of a component. A block that is hidden on the page is drawn, too. */
export function sourceOf(name: string, attrs: Attrs, parts: readonly Node[] = []): string {
  return formatNode(schema.node(name, { ...attrs, hidden: null }, parts))
}

const interactive = ['href', 'id', 'for', 'aria-labelledby', 'aria-describedby', 'tabindex']

function asPicture(blocks: Element): Element {
  for (const element of blocks.querySelectorAll('*')) {
    if (element.matches('script, style, link')) element.remove()
    for (const name of interactive) element.removeAttribute(name)
    if (element instanceof HTMLImageElement) element.draggable = false
  }
  return blocks
}
