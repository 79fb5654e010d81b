/**
 * Components for the vocabulary of authors: the shared ones, with localized links and with tabs as islands.
 */

import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { MdxComponents } from '@cyanotype/ui/index.ts'
import { mdxComponents, Tab } from '@cyanotype/ui/index.ts'
import type { ComponentType, ReactNode } from 'react'
import type { TextLanguages } from '../../context/nav-links.ts'
import { documentAt, hrefInText, localHref } from '../../context/nav-links.ts'
import { usePage } from '../../context/page-context.tsx'
import { CodeGroupIsland, TabsIsland } from '../../fragments/island.tsx'
import { PageEmbed } from './page-embed.tsx'

/** The same component with a link to the page in the language of the reader. */
function local<Props extends { readonly href?: string | undefined }>(Component: ComponentType<Props>) {
  return function Local(props: Props) {
    const { locale } = usePage()
    const { href } = props
    return href === undefined ? (
      <Component {...props} />
    ) : (
      <Component {...props} href={localHref(locale, href)} />
    )
  }
}

export const textComponents = {
  ...mdxComponents,
  a: local(mdxComponents.a),
  Button: local(mdxComponents.Button),
  Card: local(mdxComponents.Card),
  CodeGroup: CodeGroupIsland,
  Embed: PageEmbed,
  Quote: local(mdxComponents.Quote),
  Tab,
  Tabs: TabsIsland,
}

/**
 * Paths of the document links of a text, by the URL that the author wrote. Links without a public target become
 * plain text.
 */
export type TextLinks = ReadonlyMap<string, string | undefined>

interface WrittenLinks {
  readonly documents: readonly string[]
  /** Of a text in another language than its page: `/updates/fern`. */
  readonly paths: readonly string[]
}

export async function readLinks(
  { documents, paths }: WrittenLinks,
  reader: Reader,
  languages: TextLanguages,
): Promise<TextLinks> {
  const links = documents.map(async (href) => [href, await hrefInText(href, reader, languages)] as const)
  const ofPaths = paths.map(async (href) => {
    const document = await documentAt(href, reader, languages)
    return document === undefined ? [] : [[href, await hrefInText(document, reader, languages)] as const]
  })
  return new Map([...(await Promise.all(links)), ...(await Promise.all(ofPaths)).flat()])
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
    const Local = local(Component)
    return function Following(props: Props) {
      const { href, children } = props
      const isRead = href !== undefined && links.has(href)
      const target = isRead ? links.get(href) : href
      if (target === undefined && !isMore) return children
      return isRead ? <Component {...props} href={target} /> : <Local {...props} />
    }
  }

  const { a, Button, Card, Quote } = mdxComponents
  return {
    a: following(a),
    Button: following(Button),
    Card: following(Card, true),
    Quote: following(Quote, true),
  }
}
