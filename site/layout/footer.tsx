import type { AnyIconName } from '@cyanotype/ui/index.ts'
import { Footer as UiFooter } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { PageHead } from './head/page-head.ts'
import { languagesOf, useMenu } from './header.tsx'
import type { NavItem } from './nav-links.ts'
import { usePage } from './page-context.tsx'

export function Footer({ head }: { readonly head: PageHead }) {
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

/** The sign of a profile is chosen by where it is. */
function signOf({ href }: NavItem): AnyIconName {
  const host = URL.parse(href)?.hostname ?? ''
  const known = (['instagram', 'facebook', 'linkedin'] as const).find((name) =>
    new RegExp(`(^|\\.)${name}\\.com$`).test(host),
  )
  return known ?? (href.startsWith('mailto:') ? 'mail' : 'external')
}
