/**
 * Document links of a text: resolves them to paths in the language of the page. Links without a public target
 * become plain text.
 */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import { mentionsIn } from '@cyanotype/content/mdx/analyze/references.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { readDocumentHref } from '@cyanotype/content/model/index.ts'
import type { MdxComponents } from '@cyanotype/ui/index.ts'
import type { ComponentType, ReactNode } from 'react'
import { hrefOf } from '../../layout/nav-links.ts'
import { textComponents } from './components.tsx'

/** By the URL that the author wrote. */
export type TextLinks = ReadonlyMap<string, string | undefined>

/** The document links in a text. */
export function followedIn(source: string): readonly string[] {
  // Parsing takes time, and few texts have such links.
  if (!source.includes('document:')) return []
  const addresses = mentionsIn(source).flatMap(({ kind, name }) => (kind === 'address' ? [name] : []))
  return [...new Set(addresses)].filter((address) => readDocumentHref(address) !== undefined)
}

export async function readLinks(
  addresses: readonly string[],
  reader: Reader,
  locale: Locale,
): Promise<TextLinks> {
  return new Map(
    await Promise.all(addresses.map(async (one) => [one, await hrefOf(one, reader, locale)] as const)),
  )
}

interface Leading {
  readonly href?: string | undefined
  readonly children?: ReactNode
}

/** The components with links, for a text that has document links. */
export function followingComponents(links: TextLinks): MdxComponents {
  if (links.size === 0) return {}

  /** Without a target, a card stays a card and a quote a quote. A link becomes plain text. */
  function following<Props extends Leading>(Component: ComponentType<Props>, isMore = false) {
    return function Following(props: Props) {
      const { href, children } = props
      const target = href !== undefined && links.has(href) ? links.get(href) : href
      if (target === undefined && !isMore) return children
      return <Component {...props} href={target} />
    }
  }

  const { a, Button, Card, Quote } = textComponents
  return {
    a: following(a),
    Button: following(Button),
    Card: following(Card, true),
    Quote: following(Quote, true),
  }
}
