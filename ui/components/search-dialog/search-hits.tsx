/**
 * The list of the search dialog: results by group, or earlier searches. All are options of the field above.
 */
import type { ReactNode } from 'react'
import { useId } from 'react'
import { clock } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { optionId } from './use-choice.ts'
import type { SearchHit } from './use-search.ts'

registerIcons({ clock })

const messages = { search: english.search }

export interface RecentSearches {
  readonly queries: readonly string[]
  readonly label: string
  readonly clearLabel: string
  readonly onClear: () => void
}

interface HitGroup {
  readonly name: string | undefined
  /** The position of its first hit in the whole list. */
  readonly first: number
  readonly hits: readonly SearchHit[]
}

/** Groups are in the order of their best results, and results in the order of the response. */
export function inGroups(hits: readonly SearchHit[]): readonly HitGroup[] {
  let first = 0
  return [...Map.groupBy(hits, ({ group }) => group)].map(([name, members]) => {
    const group = { name, first, hits: members }
    first += members.length
    return group
  })
}

interface HitsProps {
  readonly groups: readonly HitGroup[]
  readonly active: number
  readonly listId: string
  readonly all: { readonly href: string; readonly label: string } | undefined
  readonly onFollow: () => void
}

export function Hits({ groups, active, listId, all, onFollow }: HitsProps) {
  const { word } = useUi(messages)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const option = (index: number, href: string) => ({
    id: optionId(listId, index),
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    onClick: onFollow,
    ...safeHref(href),
  })
  return (
    <div id={listId} className="search-dialog-hits" role="listbox" aria-label={word('search.label')}>
      {groups.map(({ name, first, hits }) => (
        <Group key={name ?? ''} name={name}>
          {hits.map((hit, index) => (
            <a key={hit.href} {...option(first + index, hit.href)} className="search-dialog-hit">
              <HitText {...hit} />
            </a>
          ))}
        </Group>
      ))}
      {all && (
        <a {...option(count, all.href)} className="search-dialog-hit search-dialog-all">
          {all.label}
        </a>
      )}
    </div>
  )
}

function HitText({ title, section, breadcrumb, excerpt, lang }: SearchHit) {
  return (
    <>
      <strong>
        <bdi lang={lang}>
          {title}
          {section ? <span className="search-dialog-section"> › {section}</span> : null}
        </bdi>
      </strong>
      {breadcrumb ? <span className="search-dialog-breadcrumb">{breadcrumb}</span> : null}
      {excerpt ? (
        <span className="search-dialog-excerpt" lang={lang} dir="auto">
          {[...excerpt.entries()].map(([at, { text, hit }]) =>
            hit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </span>
      ) : null}
    </>
  )
}

function Group({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }) {
  const id = useId()
  if (name === undefined) return children
  return (
    <div role="group" aria-labelledby={id}>
      <div className="search-dialog-group" id={id} role="presentation">
        {name}
      </div>
      {children}
    </div>
  )
}

interface RecentProps {
  readonly recent: RecentSearches
  readonly active: number
  readonly listId: string
  readonly onChoose: (query: string) => void
}

export function Recent({
  recent: { queries, label, clearLabel, onClear },
  active,
  listId,
  onChoose,
}: RecentProps) {
  return (
    <>
      <div className="search-dialog-recent">
        <span>{label}</span>
        <Button variant="link" color="neutral" size="sm" onClick={onClear}>
          {clearLabel}
        </Button>
      </div>
      <div id={listId} className="search-dialog-hits" role="listbox" aria-label={label}>
        {queries.map((query, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys of its options.
          <div
            key={query}
            id={optionId(listId, index)}
            className="search-dialog-hit search-dialog-query"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onChoose(query)}
          >
            <Icon name="clock" />
            <span>{query}</span>
          </div>
        ))}
      </div>
    </>
  )
}
