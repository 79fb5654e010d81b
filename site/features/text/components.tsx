/**
 * Components for the vocabulary of authors: the shared ones, with localized links and with tabs as islands.
 */
import { mdxComponents, Tab } from '@cyanotype/ui/index.ts'
import type { ComponentType } from 'react'
import { CodeGroupIsland, TabsIsland } from '../../client/islands/tabs-island.tsx'
import { localHref } from '../../layout/localized-href.ts'
import { usePage } from '../../layout/page-context.tsx'

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
  Quote: local(mdxComponents.Quote),
  Tab,
  Tabs: TabsIsland,
}
