import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import { Plural, Trans } from '@lingui/react/macro'
import type { NavItem } from '../../context/nav-links.ts'
import { usePage, usePageLanguage } from '../../context/page-context.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { PictureLayout } from '../images/site-picture.tsx'
import { SitePicture } from '../images/site-picture.tsx'
import type { Work } from './work.ts'

interface WorksProps {
  readonly works: readonly Work[]
  readonly level: 2 | 3
  /** Whether works of several sections are shown, each with the name of its section. */
  readonly mixed?: boolean
  /**
   * `wall`: two large ones, then rows of three, none of them cropped. `rooms`: the first alone, the others in
   * pairs.
   */
  readonly hang?: 'wall' | 'rooms'
  /** The layout of all other images. */
  readonly layout?: PictureLayout
  /** Visible without scrolling. */
  readonly first?: boolean
}

/** Works as images with a caption below. */
export function Works(props: WorksProps) {
  const { works, level, mixed = false, hang, layout = 'third', first = false } = props
  const { href } = usePage()
  const language = usePageLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="works plain-list" data-hang={hang} {...language}>
      {works.map(({ id, path, title, summary, section, artists, year, cover }, index) => (
        <li key={id} className="work leading">
          {cover && (
            <SitePicture
              picture={cover}
              layout={layoutOf(hang, index) ?? layout}
              priority={first && index === 0}
              cut={hang === 'wall' ? undefined : '3/2'}
              decorative
            />
          )}
          <div className="work-words">
            <p className="eyebrow">
              <span>{mixed ? section : artists.join(', ')}</span>
              {year === null ? null : <span>{year}</span>}
            </p>
            <Heading className="work-title">
              <a href={href(path)}>{title}</a>
            </Heading>
            {summary ? <p className="work-summary">{summary}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
}

function layoutOf(hang: WorksProps['hang'], index: number): PictureLayout | undefined {
  if (hang === 'wall') return index < 2 ? 'half' : undefined
  if (hang !== 'rooms') return undefined
  return index === 0 ? 'feature' : 'half'
}

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
            <Trans>Links</Trans>
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
