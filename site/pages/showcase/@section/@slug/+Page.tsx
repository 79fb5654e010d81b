import { Gallery, Section, Video } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { usePage } from '../../../../context/page-context.tsx'
import { sectionPath } from '../../../../context/showcase-sections.ts'
import { addressesOf, SitePicture } from '../../../../features/images/site-picture.tsx'
import { Credits, Works } from '../../../../features/showcase/works.tsx'
import { DocumentText } from '../../../../features/text/document-text.tsx'
import { useSource } from '../../../../preview/use-source.ts'
import type { WorkData } from './+data.ts'
import './work.css'

export function Page({ data }: { readonly data: WorkData }) {
  const { href } = usePage()
  const source = useSource()
  const { work, section, label: name, text, cover, ways, related } = data
  const { title, summary } = work.data
  return (
    <>
      <article className="work-page page-width page-body">
        <header className="work-head">
          <p className="eyebrow">
            <a href={href('/showcase')}>
              <Trans>Showcase</Trans>
            </a>
            <a href={href(sectionPath(section))}>{name}</a>
          </p>
          <h1 className="page-title" {...source(work, 'title')}>
            {title}
          </h1>
          {summary ? (
            <p className="lead" {...source(work, 'summary')}>
              {summary}
            </p>
          ) : null}
        </header>
        {cover && <SitePicture picture={cover} layout="page" className="work-cover" priority />}
        <Credits work={work} links={ways} />
        {text && <DocumentText text={text} face="reading" className="work-text" {...source(work, 'body')} />}
        <WorkPictures data={data} />
      </article>
      {related.length > 0 ? (
        <div className="page-width page-body work-related">
          <Section
            title={<Trans>More in this section</Trans>}
            moreLink={{ href: href(sectionPath(section)), label: name }}
          >
            <Works works={related} level={3} />
          </Section>
        </div>
      ) : null}
    </>
  )
}

/** The film, which is loaded only when the visitor opens it, and the gallery. */
function WorkPictures({ data: { work, cover, gallery } }: { readonly data: WorkData }) {
  const source = useSource()
  const { title, video } = work.data
  // Avoids the image above, if there is another.
  const still = gallery.find(({ src }) => src !== cover?.src) ?? cover
  return (
    <>
      {video && still ? (
        <Video
          {...source(work, 'video')}
          className="work-video"
          src={video}
          title={title}
          poster={addressesOf(still, 'text').src}
          width={still.width}
          height={still.height}
        />
      ) : null}
      {gallery.length > 0 ? (
        <Gallery className="work-gallery" {...source(work, 'gallery')}>
          {/* The same image may appear twice. */}
          {[...gallery.entries()].map(([at, picture]) => (
            <SitePicture key={at} picture={picture} layout="third" />
          ))}
        </Gallery>
      ) : null}
    </>
  )
}
