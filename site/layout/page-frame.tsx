/**
 * Page frame: header and footer. They change less often than the content, so each is rendered separately,
 * cached, and inserted into the page.
 */
import type { AnyIconName } from '@cyanotype/ui/index.ts'
import { Footer as UiFooter } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { createElement } from 'react'
import { fragmentOnce } from '../rendering/fragment-cache.tsx'
import type { PageHead } from './head/page-head.ts'
import { Header, languagesOf, useMenu } from './header.tsx'
import type { NavItem } from './nav-links.ts'
import type { PageFacts } from './page-context.tsx'
import { usePage } from './page-context.tsx'

const parts = { header: Header, footer: Footer }

function Footer({ head }: { readonly head: PageHead }) {
  const page = usePage()
  const { layoutData } = page
  const { t } = useLingui()
  const menu = useMenu()
  const { siteName, description, footer } = layoutData
  const languages = languagesOf(head, page).map(({ code, name, href }) => ({
    href,
    label: name,
    language: code,
  }))
  const pages = menu.flatMap(({ text, href }) => (href === undefined ? [] : [{ label: text, href }]))
  const columns = footer?.columns.map(({ title, links }) => ({
    label: title,
    links: links.map(({ text, href }) => ({ label: text, href })),
  }))
  const social = (footer?.social ?? []).map((item) => ({
    label: item.text,
    href: item.href,
    icon: signOf(item),
  }))
  return (
    <UiFooter
      name={siteName}
      words={description}
      columns={[
        ...(columns ?? [{ label: t`Pages`, links: pages }]),
        ...(social.length > 0 ? [{ label: t`Elsewhere`, links: social }] : []),
        { label: t`Languages`, links: languages },
      ]}
      legal={footer?.legal}
    />
  )
}

/** The icon of a social profile, chosen by its host. */
function signOf({ href }: NavItem): AnyIconName {
  const host = URL.parse(href)?.hostname ?? ''
  const known = (['instagram', 'facebook', 'linkedin'] as const).find((name) =>
    new RegExp(`(^|\\.)${name}\\.com$`).test(host),
  )
  return known ?? (href.startsWith('mailto:') ? 'mail' : 'external')
}

type PartName = keyof typeof parts

/** Placeholder for a part of the frame. It is replaced before the page is sent. */
export function Slot({ name }: { readonly name: PartName }) {
  return createElement('cy-place', { 'data-name': name })
}

const markOf = (name: PartName) => `<cy-place data-name="${name}"></cy-place>`

/** Inserts header and footer. Nothing may come before the header or after the footer. */
export function withParts(html: string, page: PageFacts, head: PageHead): string {
  const [header, footer] = [markOf('header'), markOf('footer')]
  const [first, last] = [html.indexOf(header), html.lastIndexOf(footer)]
  const before = html.slice(0, first)
  const between = html.slice(first + header.length, last)
  return `${before}${draw('header', page, head)}${between}${draw('footer', page, head)}${html.slice(last + footer.length)}`
}

function draw(name: PartName, page: PageFacts, { alternates, nearest }: PageHead): string {
  const Part = parts[name]
  const head = { alternates, nearest }
  const madeOf = JSON.stringify([page, head])
  return fragmentOnce({ name: madeOf, by: Part, draw: () => <Part head={head} /> }, page, name)
}
