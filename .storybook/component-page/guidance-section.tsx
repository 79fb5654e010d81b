/** When to use a component, what to use instead, one good and one bad example, and related components. */
import { componentPages } from 'virtual:component-docs'
import { components, rendererOf } from '@cyanotype/content/mdx/vocabulary.ts'
import { Icon, Link, Prose } from '../../ui/index.ts'
import uiIndex from '../../ui/index.ts?raw'
import type { UsageExample } from '../guidance/guidance.ts'
import { guidance } from '../guidance/index.ts'
import type { OfComponent } from './page-section.tsx'
import { hrefOf, Inert, Linked, mentionedIn, PageSection } from './page-section.tsx'

export function UsageSection({ folder }: OfComponent) {
  const advice = guidance[folder]
  if (advice === undefined) return null
  return (
    <PageSection id="usage" title="When to use it">
      <Prose face="docs">
        <p>{advice.use}</p>
        <p>
          <strong>Alternatives.</strong> <Linked text={advice.instead} except={folder} />
        </p>
        {authorComponentsIn(folder).map(({ name, help, schema }) => (
          <p key={name}>
            <strong>In Markdown.</strong> <code>{`<${[name, ...Object.keys(schema)].join(' ')}>`}</code>{' '}
            {help.message}
          </p>
        ))}
      </Prose>
      <div className="usage-examples">
        <Example kind="do" example={advice.do} />
        <Example kind="dont" example={advice.dont} />
      </div>
    </PageSection>
  )
}

interface ExampleProps {
  readonly kind: 'do' | 'dont'
  readonly example: UsageExample
}

function Example({ kind, example: { text, show } }: ExampleProps) {
  return (
    <figure className="usage-example" data-kind={kind}>
      <Inert className="usage-preview">{show}</Inert>
      <figcaption>
        <strong>
          <Icon name={kind === 'do' ? 'check' : 'close'} /> {kind === 'do' ? 'Do' : 'Don’t'}
        </strong>
        <p>{text}</p>
      </figcaption>
    </figure>
  )
}

/** The components of authors that are rendered by the components of a folder. */
function authorComponentsIn(folder: string) {
  const exported = [...uiIndex.matchAll(/export \{([^}]*)\} from '\.\/components\/([\w-]+)\//g)]
  const names = exported.flatMap(([, list = '', from]) => (from === folder ? list.split(/[\s,]+/) : []))
  return components.filter((component) => names.includes(rendererOf(component)))
}

/** The components that the alternatives name, and those whose alternatives name this one. */
export function RelatedSection({ folder }: OfComponent) {
  const alternativesOf = (other: string) => mentionedIn(guidance[other]?.instead ?? '')
  const named = new Set(alternativesOf(folder).map((other) => other.folder))
  const related = componentPages.filter(
    (other) =>
      other.folder !== folder &&
      (named.has(other.folder) || alternativesOf(other.folder).some((back) => back.folder === folder)),
  )
  if (related.length === 0) return null
  return (
    <PageSection id="related" title="Related components">
      <ul className="related plain-list">
        {related.map(({ folder: other, name, page }) => (
          <li key={other}>
            <Link href={hrefOf(page)}>{name}</Link>
            <p>{guidance[other]?.use}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
