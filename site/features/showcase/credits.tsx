import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import { Plural, Trans } from '@lingui/react/macro'
import type { NavItem } from '../../layout/nav-links.ts'
import { useSource } from '../../preview/use-source.ts'

interface CreditsProps {
  readonly work: Published<'showcase'>
  readonly links: readonly NavItem[]
}

/** Credits of a work: artists, year and links. */
export function Credits({ work, links }: CreditsProps) {
  const source = useSource()
  const { artists, year } = work.data
  const count = artists.length
  if (count === 0 && year === null && links.length === 0) return null
  return (
    <dl className="credits">
      {count > 0 ? (
        <div {...source(work, 'artists')}>
          <dt>
            <Plural value={count} one="Artist" other="Artists" />
          </dt>
          {artists.map((artist) => (
            <dd key={artist}>{artist}</dd>
          ))}
        </div>
      ) : null}
      {year === null ? null : (
        <div {...source(work, 'year')}>
          <dt>
            <Trans>Year</Trans>
          </dt>
          <dd>{year}</dd>
        </div>
      )}
      {links.length > 0 ? (
        <div {...source(work, 'links')}>
          <dt>
            <Trans>More</Trans>
          </dt>
          {links.map(({ text, href }) => (
            <dd key={href}>
              <a
                className="link"
                href={href}
                rel={/^https?:/i.test(href) ? 'external noopener noreferrer' : undefined}
              >
                {text}
              </a>
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  )
}
