/** Parts that the sections of a component page share. */
import { componentPages } from 'virtual:component-docs'
import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { Link } from '../../ui/index.ts'
import { UiProvider } from '../../ui/provider/ui-provider.tsx'

export interface OfComponent {
  /** The folder of the component. */
  readonly folder: string
}

/** The folder of the component, derived from the path of its stories file. */
export function folderOf(storiesFile: unknown): string {
  return /components\/([a-z-]+)\//.exec(String(storiesFile))?.[1] ?? ''
}

/** Its name without the words for search that the title of its stories has. */
export const nameOf = (folder: string) => componentPages.find((entry) => entry.folder === folder)?.name

interface PageSectionProps {
  readonly id: string
  readonly title: string
  readonly children?: ReactNode
}

/** A section of a page in the styles of the library, not in those of Storybook. */
export function PageSection({ id: section, title, children }: PageSectionProps) {
  // Stories have their names as ids, such as `states`.
  const id = `section-${section}`
  return (
    <Unstyled>
      <UiProvider>
        <section className="page-section" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {children}
        </section>
      </UiProvider>
    </Unstyled>
  )
}

/** A live component that is only to be looked at: no Tab stop, no clicks, nothing for screen readers. */
export const Inert = ({
  className,
  children,
}: {
  readonly className: string
  readonly children: ReactNode
}) => (
  <div className={className} inert>
    {children}
  </div>
)

export const hrefOf = (page: string) => `./?path=/docs/${page}`

/** Longer names first, because `Table` is a part of `Data table`. */
const names = componentPages.map(({ name }) => name).sort((one, other) => other.length - one.length)
const mention = new RegExp(`\\b(${names.join('|')})(?=s?\\b)`, 'g')

/** The components that a text mentions by name. */
export function mentionedIn(text: string) {
  const found = new Set([...text.matchAll(mention)].map(([name]) => name))
  return componentPages.filter(({ name }) => found.has(name))
}

/** Names of other components become links to their pages. */
export function Linked({ text, except }: { readonly text: string; readonly except: string }) {
  return text.split(mention).map((part, at) => {
    const other = componentPages.find(({ name, folder }) => name === part && folder !== except)
    return other ? (
      <Link key={at} href={hrefOf(other.page)}>
        {part}
      </Link>
    ) : (
      part
    )
  })
}
