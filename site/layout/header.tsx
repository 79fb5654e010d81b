import { localeCodes, locales, localizedPath } from '@cyanotype/content/model/index.ts'
import { LanguageSwitch, ThemeSwitch, Header as UiHeader } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { Mark } from './mark.tsx'
import { navigation } from './navigation.ts'
import { usePage } from './page.tsx'
import type { PageHead } from './page-head.ts'

export function Header({ head }: { readonly head: PageHead }) {
  const { path, href, locale, surroundings } = usePage()
  const { i18n } = useLingui()
  const links = navigation.map((entry) => ({
    label: i18n._(entry.label),
    href: href(entry.path),
    current: currency(path, entry.path),
  }))
  return (
    <UiHeader
      home={{ href: href('/'), name: surroundings.siteName, mark: <Mark />, current: path === '/' }}
      navigation={links}
      languages={<LanguageSwitch languages={languagesOf(head)} current={locale} />}
      tools={<ThemeSwitch />}
    />
  )
}

/** This very page in the other languages, or the nearest listing where it does not exist: never a 404. */
export function languagesOf(head: PageHead) {
  return localeCodes.map((code) => ({
    code,
    name: locales[code].name,
    short: locales[code].short,
    href: head.alternates[code] ?? localizedPath(code, head.nearest),
  }))
}

/** `page` is this very page, `true` one that lies below it. */
function currency(path: string, entry: string): 'page' | true | undefined {
  if (path === entry) return 'page'
  return path.startsWith(`${entry}/`) ? true : undefined
}
