import type { Term } from '@cyanotype/content/model/index.ts'
import { Badge } from '@cyanotype/ui/index.ts'
import { Moment } from '../../context/date-time.tsx'
import { usePage, usePageLanguage } from '../../context/page-context.tsx'
import { SitePicture } from '../images/site-picture.tsx'
import type { UpdateLine } from './update-line.ts'

/** A list of updates with dates in the margin. */
export function UpdateList({
  updates,
  level,
}: {
  readonly updates: readonly UpdateLine[]
  readonly level: 2 | 3
}) {
  const { href } = usePage()
  const language = usePageLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ol className="update-list plain-list" {...language}>
      {updates.map((update) => (
        <li key={update.id} className="update-line leading">
          <Moment at={update.date} className="update-line-date" />
          <div className="update-line-text">
            <Heading className="update-line-title">
              <a href={href(update.path)}>{update.title}</a>
            </Heading>
            {update.excerpt ? <p className="update-line-excerpt">{update.excerpt}</p> : null}
            <Tags tags={update.tags} />
          </div>
          {update.cover && (
            <SitePicture
              picture={update.cover}
              layout="thumbnail"
              cut="3/2"
              decorative
              className="update-line-cover"
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function Tags({ tags }: { readonly tags: readonly Term[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="tags plain-list">
      {tags.map(({ term, label }) => (
        <li key={term}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** The featured update with a large image and its caption. */
export function FeaturedUpdate({ update }: { readonly update: UpdateLine }) {
  const { href } = usePage()
  return (
    <article className="featured-update leading">
      {update.cover && <SitePicture picture={update.cover} layout="feature" />}
      <div className="featured-update-text">
        <p className="eyebrow">
          <Moment at={update.date} />
        </p>
        <h3 className="featured-update-title">
          <a href={href(update.path)}>{update.title}</a>
        </h3>
        {update.excerpt ? <p className="lead">{update.excerpt}</p> : null}
        <Tags tags={update.tags} />
      </div>
    </article>
  )
}
