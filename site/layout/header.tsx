import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales, localizedPath } from '@cyanotype/content/model/index.ts'
import type { HeaderEntry, HeaderLink } from '@cyanotype/ui/index.ts'
import {
  ButtonLink,
  LanguageSwitch,
  SearchBox,
  ThemeSwitch,
  Header as UiHeader,
} from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDialogTexts } from '../features/search/dialog-texts.ts'
import type { PageHead } from './head/page-head.ts'
import type { Branch } from './nav-links.ts'
import type { PageFacts } from './page-context.tsx'
import { usePage } from './page-context.tsx'

export function Header({ head }: { readonly head: PageHead }) {
  const page = usePage()
  const { path, href, locale, layoutData } = page
  const dialogTexts = useDialogTexts()
  const menu = useMenu()
  const here = localizedPath(locale, path)
  return (
    <UiHeader
      home={{ href: href('/'), name: layoutData.siteName, mark: <Mark />, current: path === '/' }}
      navigation={menu.map((branch) => entryOf(branch, here))}
      languages={<LanguageSwitch languages={languagesOf(head, page)} current={locale} />}
      actions={layoutData.actions.map(({ text, href }) => (
        <ButtonLink key={text} href={href} size="sm">
          {text}
        </ButtonLink>
      ))}
      tools={
        <>
          <SearchBox action={href('/search')} {...dialogTexts} />
          <ThemeSwitch />
        </>
      }
    />
  )
}

/** The logo of the product. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect className="mark-surface" width="24" height="24" rx="4" />
      <path className="mark-light" d="M12 9.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" />
    </svg>
  )
}

/** The default links of header and footer. */
const navigation: readonly { readonly path: string; readonly label: MessageDescriptor }[] = [
  { path: '/updates', label: msg`Updates` },
  { path: '/docs', label: msg`Documentation` },
  { path: '/contact', label: msg`Contact` },
]

/** The published menu, or the default one. */
export function useMenu(): readonly Branch[] {
  const { href, layoutData } = usePage()
  const { i18n } = useLingui()
  const own = () =>
    navigation.map(({ path, label }) => ({ text: i18n._(label), href: href(path), below: [] }))
  return layoutData.menu ?? own()
}

/** This page in the other languages, or the closest list if it does not exist: never a 404. */
export function languagesOf(head: PageHead, { layoutData, locale }: PageFacts) {
  return layoutData.languages.map((code) => ({
    code,
    name: locales[code].name,
    short: locales[code].short,
    href: isCurrent(code, locale, head.alternates[code] ?? localizedPath(code, head.nearest)),
  }))
}

/** At `/` the language is not decided yet, and not every browser sends a referrer. */
function isCurrent(code: Locale, current: Locale, path: string): string {
  return path === '/' && code !== current ? `/?lang=${code}` : path
}

/** An item with children opens them. If it has a link itself, that is the first of them. */
function entryOf(branch: Branch, here: string): HeaderEntry {
  const { text: label, href, below } = branch
  if (below.length > 0) return { label, links: linksOf(branch, here) }
  return { label, href: href ?? '', current: currency(here, href ?? '') }
}

/** All levels as one list in order, because the header shows only two. */
function linksOf({ text, href, below }: Branch, here: string): readonly HeaderLink[] {
  const own: readonly HeaderLink[] =
    href === undefined ? [] : [{ label: text, href, current: here === href ? 'page' : undefined }]
  return [...own, ...below.flatMap((one) => linksBelow(one, here))]
}

function linksBelow(branch: Branch, here: string): readonly HeaderLink[] {
  const { text, href, below } = branch
  if (below.length > 0 || href === undefined) return linksOf(branch, here)
  return [{ label: text, href, current: currency(here, href) }]
}

/** `page` for this page, `true` for a page above it. */
function currency(here: string, href: string): 'page' | true | undefined {
  const [path] = href.split(/[?#]/)
  if (here === path) return 'page'
  return here.startsWith(`${path}/`) ? true : undefined
}
