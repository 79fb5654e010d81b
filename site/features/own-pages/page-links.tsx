/** Links around an own page: breadcrumbs, and the pages below it. */
import { LanguageMark } from '@cyanotype/ui/components/language-switch/language-mark.tsx'
import { Breadcrumbs, Link } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useContentLanguage, usePage } from '../../context/page-context.tsx'
import type { OwnPage } from './page-tree.ts'
import { ownPagePath } from './page-tree.ts'

interface TrailProps {
  readonly above: readonly OwnPage[]
  readonly page: OwnPage
}

/** Nothing for a page without pages above it. */
export function PageTrail({ above, page }: TrailProps) {
  const { href, locale } = usePage()
  if (above.length === 0) return null
  const crumb = ({ data, locale: language }: OwnPage) => ({
    label: data.title,
    language: language === locale ? undefined : language,
  })
  const crumbs = above.map((one) => ({ ...crumb(one), href: href(ownPagePath(one.data.slug)) }))
  return <Breadcrumbs crumbs={[...crumbs, crumb(page)]} />
}

export function PagesBelow({ pages }: { readonly pages: readonly OwnPage[] }) {
  const { t } = useLingui()
  return pages.length === 0 ? null : (
    <nav className="own-page-below" aria-label={t`Pages below this page`}>
      <ul className="plain-list">
        {pages.map((page) => (
          <PageItem key={page.id} page={page} />
        ))}
      </ul>
    </nav>
  )
}

function PageItem({ page: { data, locale: language } }: { readonly page: OwnPage }) {
  const { href } = usePage()
  const foreign = useContentLanguage(language)
  return (
    <li>
      <Link variant="quiet" href={href(ownPagePath(data.slug))} {...foreign}>
        {data.title}
      </Link>
      <LanguageMark language={foreign.lang} />
      {data.summary ? (
        <p>
          <span {...foreign}>{data.summary}</span>
        </p>
      ) : null}
    </li>
  )
}
