import { PreviousNext, Section } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { Moment } from '../../../context/date-time.tsx'
import { usePage } from '../../../context/page-context.tsx'
import { SitePicture } from '../../../features/images/site-picture.tsx'
import { DocumentText } from '../../../features/text/document-text.tsx'
import { listAddress } from '../../../features/updates/list-address.ts'
import { updatePath } from '../../../features/updates/update-line.ts'
import { UpdateList } from '../../../features/updates/update-list.tsx'
import { useSource } from '../../../preview/use-source.ts'
import type { UpdateData } from './+data.ts'
import './update.css'

export function Page({ data }: { readonly data: UpdateData }) {
  const source = useSource()
  const { update, text, date, cover, related } = data
  const { title, excerpt, author } = update.data
  return (
    <>
      <article className="update page-width page-body">
        <header className="update-head">
          <p className="eyebrow">
            <Moment at={date} />
            {author ? <span {...source(update, 'author')}>{author}</span> : null}
          </p>
          <h1 className="page-title" {...source(update, 'title')}>
            {title}
          </h1>
          {excerpt ? (
            <p className="lead" {...source(update, 'excerpt')}>
              {excerpt}
            </p>
          ) : null}
        </header>
        {cover && <SitePicture picture={cover} layout="wide" className="update-cover" priority />}
        <DocumentText text={text} face="reading" className="update-text" {...source(update, 'body')} />
        <UpdateFooter data={data} />
      </article>
      {related.length > 0 ? (
        <div className="page-width page-body update-related">
          <Section title={<Trans>Related updates</Trans>}>
            <UpdateList updates={related} level={3} />
          </Section>
        </div>
      ) : null}
    </>
  )
}

/** Links at the end: tags, neighbours in time, and all updates. */
function UpdateFooter({ data: { update, tags, newer, older } }: { readonly data: UpdateData }) {
  const { href } = usePage()
  const source = useSource()
  const to = (one: typeof newer) => one && { href: href(updatePath(one)), title: one.data.title }
  return (
    <footer className="update-foot">
      <div className="update-subjects">
        <ul className="tags plain-list" {...source(update, 'tags')}>
          {tags.map(({ term, label }) => (
            <li key={term}>
              <a className="tag" href={href(listAddress({ tag: term }))}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <a className="more-link" href={href('/updates')}>
          <Trans>All updates</Trans>
        </a>
      </div>
      <PreviousNext previous={to(older)} next={to(newer)} />
    </footer>
  )
}
