import { locales } from '@cyanotype/content/model/index.ts'
import { Callout, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMenu } from '../../layout/header.tsx'
import { SearchForm } from '../search/search-form.tsx'
import type { Suggestions } from './suggestions.ts'

/** The same page in other languages. */
export function OtherLanguages({ languages }: Pick<Suggestions, 'languages'>) {
  const { t } = useLingui()
  return languages.length === 0 ? null : (
    <Callout tone="info" title={t`This page exists in another language`}>
      <ul className="plain-list">
        {languages.map(({ locale, href }) => (
          <li key={locale}>
            <Link href={href} lang={locale} hrefLang={locale}>
              {locales[locale].name}
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** A search for the terms of the URL, and pages with a similar one, or the menu if there are none. */
export function Offers({ suggestions: { pages, query } }: { readonly suggestions: Suggestions }) {
  const menu = useMenu().flatMap(({ text, href }) => (href === undefined ? [] : [{ title: text, href }]))
  const links = pages.length > 0 ? pages : menu
  return (
    <>
      <SearchForm query={query} secondary />
      <nav aria-labelledby="error-pages">
        <h2 id="error-pages">
          {pages.length > 0 ? <Trans>Similar pages</Trans> : <Trans>Main pages</Trans>}
        </h2>
        <ul className="plain-list">
          {links.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
