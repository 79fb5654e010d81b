/** What was found, best first: what kind of page it is, its title, and the words around what was looked for. */

import type { SearchAnswer, SearchFound, SearchItem } from '@cyanotype/content/contracts/dynamic-page.ts'
import { searchKinds } from '@cyanotype/content/contracts/dynamic-page.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import { Pagination } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../layout/page-context.tsx'
import { kindWords, searchHref } from './kinds.tsx'

interface ResultsProps {
  readonly answer: SearchAnswer
  readonly found: SearchFound
}

export function Results({ answer: { query, kind }, found }: ResultsProps) {
  const { href } = usePage()
  const to = (after?: string) => searchHref(href('/search'), { q: query, in: kind, after })
  return (
    <>
      <p className="search-count" role="status">
        <Count found={found} />
      </p>
      <ol className="search-results plain-list">
        {found.items.map((item) => (
          <Result key={item.path} item={item} />
        ))}
      </ol>
      {found.next === undefined && !found.isContinued ? null : (
        <Pagination
          previous={found.isContinued ? to() : undefined}
          previousLabel={<Trans>The best results</Trans>}
          next={found.next === undefined ? undefined : to(found.next)}
          nextLabel={<Trans>More results</Trans>}
        />
      )}
    </>
  )
}

function Count({ found: { count, isMore, isElsewhere } }: { readonly found: SearchFound }) {
  return (
    <>
      {isElsewhere ? <Trans>There is nothing in this language. In the others:</Trans> : null}{' '}
      {isMore ? (
        <Trans>More than {count} results</Trans>
      ) : (
        <Plural value={count} one="# result" other="# results" />
      )}
    </>
  )
}

function Result({ item: { type, locale, title, path, excerpt, section } }: { readonly item: SearchItem }) {
  const page = usePage()
  const { i18n, t } = useLingui()
  const kind = searchKinds.find((one) => one === type)
  const language = locale === page.locale ? undefined : locale
  return (
    <li>
      <p className="plate-label">
        <span>{kind === undefined ? t`Page` : i18n._(kindWords[kind])}</span>
        {language && <span lang={language}>{locales[language].name}</span>}
      </p>
      <h2>
        <a href={path} lang={language} hrefLang={language}>
          {title}
        </a>
      </h2>
      {section && (
        <p className="search-section" lang={language}>
          <a href={`${path}#${section.id}`} hrefLang={language}>
            {section.title}
          </a>
        </p>
      )}
      <p lang={language}>
        {excerpt.map(({ text, hit }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name.
          hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </p>
    </li>
  )
}
