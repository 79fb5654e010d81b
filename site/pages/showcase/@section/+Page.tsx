import { EmptyState, Pagination } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../../../context/page-context.tsx'
import { sectionPath } from '../../../context/showcase-sections.ts'
import { Choices } from '../../../features/lists/choices.tsx'
import { Works } from '../../../features/showcase/works.tsx'
import { useSource } from '../../../preview/use-source.ts'
import type { SectionData } from './+data.ts'
import './section.css'

export function Page({ data }: { readonly data: SectionData }) {
  const { href } = usePage()
  const { t } = useLingui()
  const source = useSource()
  const { section, label, sections, page, introduction, works, next, previous } = data
  const own = href(sectionPath(section))
  const at = (key: 'after' | 'before', place: string) =>
    place === '' ? own : `${own}?${key}=${encodeURIComponent(place)}`
  return (
    <div className="section-page page-width page-body">
      <header>
        <p className="eyebrow">
          <a href={href('/showcase')}>
            <Trans>Showcase</Trans>
          </a>
        </p>
        <h1 className="page-title">{label}</h1>
        {introduction ? (
          <p className="lead" {...source(page, `introductions.${section}`)}>
            {introduction}
          </p>
        ) : null}
      </header>
      <Choices
        label={t`Section`}
        choices={sections.map((one) => ({
          ...{ key: one.section, label: one.label },
          ...{ href: href(sectionPath(one.section)), isSelected: one.section === section },
        }))}
      />
      {works.length > 0 ? (
        <Works works={works} level={2} hang="rooms" first />
      ) : (
        <EmptyState title={<Trans>No content in this language yet</Trans>} />
      )}
      {next === undefined && previous === undefined ? null : (
        <Pagination
          previous={previous === undefined ? undefined : at('before', previous)}
          next={next === undefined ? undefined : at('after', next)}
        />
      )}
    </div>
  )
}
