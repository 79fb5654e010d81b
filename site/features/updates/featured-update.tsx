import { Moment } from '../../layout/date-time.tsx'
import { usePage } from '../../layout/page-context.tsx'
import { SitePicture } from '../images/site-picture.tsx'
import type { UpdateLine } from './update-line.ts'
import { Tags } from './update-list.tsx'

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
