import { Prose } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { Moment } from '../../../layout/moment.tsx'
import { usePage } from '../../../layout/page.tsx'
import { Print } from '../../../layout/print.tsx'
import { DocumentText } from '../../../text/document-text.tsx'
import { Tags } from '../../../updates/update-list.tsx'
import type { UpdateData } from './+data.ts'
import './update.css'

export function Page({ data: { update, text, date, cover } }: { readonly data: UpdateData }) {
  const { href } = usePage()
  const { title, excerpt, author, tags } = update.data
  return (
    <article className="update page-width page-body">
      <header className="update-head">
        <p className="plate-label">
          <Moment at={date} />
          {author ? <span>{author}</span> : null}
        </p>
        <h1 className="page-title">{title}</h1>
        {excerpt ? <p className="lead">{excerpt}</p> : null}
      </header>
      {cover && <Print picture={cover} className="update-cover" first />}
      <Prose face="reading" className="update-text">
        <DocumentText text={text} />
      </Prose>
      <footer className="update-foot">
        <Tags tags={tags} />
        <a className="onward" href={href('/updates')}>
          <Trans>All updates</Trans>
        </a>
      </footer>
    </article>
  )
}
