import { cx } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '../../layout/page-context.tsx'
import type { PictureLayout } from '../images/layouts.ts'
import { SitePicture } from '../images/site-picture.tsx'
import { sectionLabels } from './section-words.ts'
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
  readonly className?: string
}

/** Works as images with a caption below. */
export function Works(props: WorksProps) {
  const { works, level, mixed = false, hang, layout = 'third', first = false, className } = props
  const { href } = usePage()
  const { i18n } = useLingui()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={cx('works plain-list', className)} data-hang={hang}>
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
              {mixed ? <span>{i18n._(sectionLabels[section])}</span> : <span>{artists.join(', ')}</span>}
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
