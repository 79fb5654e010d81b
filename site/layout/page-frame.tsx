/**
 * Page frame: header and footer. They change less often than the content, so each is rendered separately,
 * cached, and inserted into the page.
 */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales, localizedPath, readLocale } from '@cyanotype/content/model/index.ts'
import type { AnyIconName, HeaderEntry, HeaderLink } from '@cyanotype/ui/index.ts'
import {
  ButtonLink,
  LanguageSwitch,
  SearchBox,
  ThemeSwitch,
  Footer as UiFooter,
  Header as UiHeader,
} from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { createElement } from 'react'
import type { Branch, NavItem } from '../context/nav-links.ts'
import { topLinks } from '../context/nav-links.ts'
import type { PageFacts } from '../context/page-context.tsx'
import { useContentLanguage, useMenu, usePage } from '../context/page-context.tsx'
import type { PageHead } from '../context/page-head.ts'
import { useDialogTexts } from '../features/search/search-kinds.tsx'
import { cachedFragment } from '../fragments/fragment-cache.tsx'
import { SiteLogo } from './site-logo.tsx'

const parts = { header: Header, footer: Footer }

function Footer({ head }: { readonly head: PageHead }) {
  const page = usePage()
  const { layoutData } = page
  const { t } = useLingui()
  const menu = useMenu()
  const { siteName, description, settingsLanguage, footer } = layoutData
  const descriptionLanguage = useContentLanguage(settingsLanguage)
  const language = useContentLanguage(footer?.language)
  const menuLanguage = useContentLanguage(layoutData.menuLanguage)
  const languages = languagesOf(head, page).map(({ code, name, href }) => ({
    href,
    label: name,
    language: code,
  }))
  const pages = topLinks(menu).map(({ text, href }) => ({ label: text, href }))
  const columns = footer?.columns.map(({ title, links }) => ({
    label: title,
    language: language.lang,
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
      words={description ? <span {...descriptionLanguage}>{description}</span> : undefined}
      columns={[
        ...(columns ?? [{ label: t`Pages`, linksLanguage: menuLanguage.lang, links: pages }]),
        ...(social.length > 0 ? [{ label: t`Follow us`, links: social }] : []),
        ...(languages.length > 1 ? [{ label: t`Languages`, links: languages }] : []),
      ]}
      legal={footer?.legal ? <span {...language}>{footer.legal}</span> : undefined}
    />
  )
}

/** The icon of a social profile, chosen by its host. */
function signOf({ href }: NavItem): AnyIconName {
  const host = URL.parse(href)?.hostname ?? ''
  const network = (['instagram', 'facebook', 'linkedin'] as const).find((name) =>
    new RegExp(`(^|\\.)${name}\\.com$`).test(host),
  )
  return network ?? (href.startsWith('mailto:') ? 'mail' : 'external')
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

function draw(name: PartName, page: PageFacts, { alternates, untranslated, nearest }: PageHead): string {
  const Part = parts[name]
  const head = { alternates, nearest, ...(untranslated && { untranslated }) }
  const madeOf = JSON.stringify([page, head])
  return cachedFragment({ name: madeOf, by: Part, draw: () => <Part head={head} /> }, page, name)
}

function Header({ head }: { readonly head: PageHead }) {
  const page = usePage()
  const { path, href, isOn, locale, layoutData } = page
  const dialogTexts = useDialogTexts()
  const menu = useMenu()
  const currentOf = currentIn(menu, localizedPath(locale, path))
  const { logo, siteName } = layoutData
  const language = useContentLanguage(layoutData.menuLanguage)
  const brand = logo
    ? { name: '', mark: <SiteLogo logo={logo} name={siteName} /> }
    : { name: siteName, mark: <Mark /> }
  return (
    <UiHeader
      home={{ href: href('/'), ...brand, current: path === '/' }}
      navigation={menu.map((branch) => entryOf(branch, currentOf))}
      navigationLanguage={language.lang}
      languages={
        layoutData.languages.length > 1 ? (
          <LanguageSwitch languages={languagesOf(head, page)} current={locale} />
        ) : null
      }
      actions={layoutData.actions.map(({ text, href }) => (
        <ButtonLink key={text} href={href} size="sm" {...language}>
          {text}
        </ButtonLink>
      ))}
      tools={
        <>
          {isOn('/search') ? <SearchBox action={href('/search')} {...dialogTexts} /> : null}
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

/** This page in the other languages, or the closest list if it does not exist: never a 404. */
function languagesOf(
  { alternates, untranslated = {}, nearest }: PageHead,
  { layoutData, locale }: PageFacts,
) {
  const pathIn = (code: Locale) => alternates[code] ?? untranslated[code] ?? localizedPath(code, nearest)
  return layoutData.languages.map((code) => ({
    code,
    name: locales[code].name,
    short: locales[code].short,
    href: isCurrent(code, locale, pathIn(code)),
  }))
}

/** At `/` the language is not decided yet, and not every browser sends a referrer. */
function isCurrent(code: Locale, current: Locale, path: string): string {
  return path === '/' && code !== current ? `/?lang=${code}` : path
}

/** An item with children opens them. If it has a link itself, that is the first of them. */
function entryOf(branch: Branch, currentOf: CurrentOf): HeaderEntry {
  const { text: label, href, below } = branch
  if (below.length > 0) return { label, links: linksOf(branch, currentOf) }
  return { label, href: href ?? '', current: currentOf(href ?? '') }
}

/** All levels as one list in order, because the header shows only two. */
function linksOf({ text, href, below }: Branch, currentOf: CurrentOf): readonly HeaderLink[] {
  const own: readonly HeaderLink[] =
    href === undefined
      ? []
      : [{ label: text, href, current: currentOf(href) === 'page' ? 'page' : undefined }]
  return [...own, ...below.flatMap((one) => linksBelow(one, currentOf))]
}

function linksBelow(branch: Branch, currentOf: CurrentOf): readonly HeaderLink[] {
  const { text, href, below } = branch
  if (below.length > 0 || href === undefined) return linksOf(branch, currentOf)
  return [{ label: text, href, current: currentOf(href) }]
}

/** `page` for this page, `true` for a page above it, except the home page, which is above all others. */
type CurrentOf = (href: string) => 'page' | true | undefined

/** If several links go to parts or filters of one page, such as `/#team` and `/#news`, none of these is current. */
function currentIn(menu: readonly Branch[], here: string): CurrentOf {
  const own = encodedPath(here) ?? here
  const hrefs = [...new Set(hrefsOf(menu))]
  const isOnePart = (href: string, path: string) =>
    /[?#]/.test(href) && hrefs.some((other) => other !== href && encodedPath(other) === path)
  return (href) => {
    const path = encodedPath(href)
    if (path === undefined || isOnePart(href, path)) return undefined
    if (own === path) return 'page'
    if (readLocale(path).path === '/') return undefined
    return own.startsWith(`${path}/`) ? true : undefined
  }
}

function hrefsOf(branches: readonly Branch[]): readonly string[] {
  return branches.flatMap(({ href, below }) => [...(href === undefined ? [] : [href]), ...hrefsOf(below)])
}

/** Links are written in both forms: `/σχετικά` is `/%CF%83…`. `undefined` for a link to another site. */
function encodedPath(href: string): string | undefined {
  return href.startsWith('/') ? URL.parse(href, 'http://localhost')?.pathname : undefined
}
