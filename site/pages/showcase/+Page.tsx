import { Trans } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import { sectionPath } from '../../context/showcase-sections.ts'
import { PageHero, Sections } from '../../features/composed-pages/composed-page.tsx'
import { Works } from '../../features/showcase/works.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { ShowcaseData } from './+data.ts'
import './showcase.css'

export function Page({ data: { composed, sections } }: { readonly data: ShowcaseData }) {
  const { href } = usePage()
  const source = useSource()
  const introductions = composed.page?.data.introductions
  return (
    <div className="showcase-page page-width page-body">
      <PageHero composed={composed} title={<Trans>Showcase</Trans>} />
      {sections.map(({ section, label, works }) => (
        <section key={section} className="showcase-section" aria-labelledby={section}>
          <div className="showcase-section-head">
            <h2 id={section}>
              <a href={href(sectionPath(section))}>{label}</a>
            </h2>
            {introductions?.[section] ? (
              <p {...source(composed.page, `introductions.${section}`)}>{introductions[section]}</p>
            ) : null}
          </div>
          {works.length > 0 ? (
            <Works works={works} level={3} layout="quarter" />
          ) : (
            <p className="showcase-section-empty">
              <Trans>No content in this language yet</Trans>
            </p>
          )}
        </section>
      ))}
      <Sections composed={composed} />
    </div>
  )
}
