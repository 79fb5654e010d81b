/** What the words of authors become on the site: the shared map, with links in the page's language and tabs that wake. */
import type { LinkProps } from '@cyanotype/ui/index.ts'
import { Link, mdxComponents, Tab } from '@cyanotype/ui/index.ts'
import type { ComponentProps } from 'react'
import { TabsIsland } from '../islands/tabs-island.tsx'
import { localHref } from '../layout/local-href.ts'
import { usePage } from '../layout/page.tsx'

function LocalLink({ href, ...rest }: LinkProps) {
  const { locale } = usePage()
  return <Link {...rest} {...(href === undefined ? {} : { href: localHref(locale, href) })} />
}

function LocalButton(props: ComponentProps<typeof mdxComponents.Button>) {
  const { locale } = usePage()
  return (
    <mdxComponents.Button
      {...props}
      {...(props.href === undefined ? {} : { href: localHref(locale, props.href) })}
    />
  )
}

function LocalCard(props: ComponentProps<typeof mdxComponents.Card>) {
  const { locale } = usePage()
  return (
    <mdxComponents.Card
      {...props}
      {...(props.href === undefined ? {} : { href: localHref(locale, props.href) })}
    />
  )
}

export const textComponents = {
  ...mdxComponents,
  a: LocalLink,
  Button: LocalButton,
  Card: LocalCard,
  Tab,
  Tabs: TabsIsland,
}
