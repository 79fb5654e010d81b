import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { SideDisclosure } from '../disclosure/side-disclosure.tsx'
import { followSections } from './follow-sections.ts'

const messages = { contentToc: english.contentToc }

export interface ContentsEntry {
  /** The id of the heading. */
  readonly id: string
  readonly text: string
  readonly depth: number
  /** The language of this heading, if only some differ. */
  readonly language?: string | undefined
}

export interface TableOfContentsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The headings of the page, each with its id and level. */
  readonly entries: readonly ContentsEntry[]
  /** The language of the headings, if it differs. */
  readonly language?: string | undefined
}

/**
 * The contents of this page: two levels of headings are enough. The current section is marked while reading.
 */
export function TableOfContents({ entries, language, className, ref, ...rest }: TableOfContentsProps) {
  const { word } = useUi(messages)
  const title = word('contentToc.title')
  return (
    <nav
      aria-label={title}
      {...rest}
      ref={useBehaviour<HTMLElement>(followSections, ref)}
      className={cx('table-of-contents screen-only', className)}
    >
      <SideDisclosure label={title}>
        <p className="side-list-label">{title}</p>
        <ul className="side-list plain-list" lang={language}>
          {entries.map(({ id, text, depth, language: own }) => (
            <li key={id} data-depth={depth}>
              <a href={`#${id}`}>
                <bdi lang={own}>{text}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </SideDisclosure>
    </nav>
  )
}
