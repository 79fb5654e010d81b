/** Search results, best first: kind of page, title, and the text around the match. */

import type { SearchFound, SearchItem, SearchResponse } from '@cyanotype/content/contracts/dynamic-page.ts'
import { searchKinds } from '@cyanotype/content/contracts/dynamic-page.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import { Pagination } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useContentLanguage, usePage } from '../../context/page-context.tsx'
import { kindLabels, searchHref } from './search-kinds.tsx'

interface ResultsProps {
  readonly response: SearchResponse
  readonly result: SearchFound
}

export function Results({ response: { query, kind }, result }: ResultsProps) {
  const { href } = usePage()
  const to = (after?: string) => searchHref(href('/search'), { q: query, in: kind, after })
  return (
    <>
      <p className="search-count" role="status">
        <Count result={result} />
      </p>
      <ol className="search-results plain-list">
        {result.items.map((item) => (
          <Result key={item.path} item={item} />
        ))}
      </ol>
      {result.next === undefined && !result.isContinued ? null : (
        <Pagination
          previous={result.isContinued ? to() : undefined}
          previousLabel={<Trans>Top results</Trans>}
          next={result.next === undefined ? undefined : to(result.next)}
          nextLabel={<Trans>More results</Trans>}
        />
      )}
    </>
  )
}

function Count({ result: { count, isMore, isElsewhere } }: { readonly result: SearchFound }) {
  return (
    <>
      {isElsewhere ? <Trans>No results in this language. In other languages:</Trans> : null}{' '}
      {isMore ? (
        <Trans>More than {count} results</Trans>
      ) : (
        <Plural value={count} one="# result" other="# results" />
      )}
    </>
  )
}

function Result({ item: { type, locale, title, path, excerpt, section } }: { readonly item: SearchItem }) {
  const { i18n, t } = useLingui()
  const kind = searchKinds.find((one) => one === type)
  const language = useContentLanguage(locale)
  return (
    <li>
      <p className="eyebrow">
        <span>{kind === undefined ? t`Page` : i18n._(kindLabels[kind])}</span>
        {language.lang && <span {...language}>{locales[language.lang].name}</span>}
      </p>
      <h2>
        <a href={path} {...language} hrefLang={language.lang}>
          {title}
        </a>
      </h2>
      {section && (
        <p className="search-section">
          <a href={`${path}#${section.id}`} {...language} hrefLang={language.lang}>
            {section.title}
          </a>
        </p>
      )}
      <p>
        <span {...language}>
          {[...excerpt.entries()].map(([at, { text, hit }]) =>
            hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </span>
      </p>
    </li>
  )
}
