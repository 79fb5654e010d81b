/**
 * React components for the plain elements of a text: links, headings with anchors, tables, code, footnotes.
 */
import type { ComponentProps } from 'react'
import { CodeBlock } from '../components/code-block/code-block.tsx'
import { Divider } from '../components/divider/divider.tsx'
import { ResponsiveImage } from '../components/figure/responsive-image.tsx'
import { FootnoteReturn, Footnotes } from '../components/footnotes/footnotes.tsx'
import { Heading } from '../components/heading/heading.tsx'
import { Link } from '../components/link/link.tsx'
import { Table } from '../components/table/table.tsx'

/** The settings after the language of a code block, as `content/mdx/code` puts them on the element. */
export interface CodeProps extends ComponentProps<'pre'> {
  readonly 'data-title'?: string | undefined
  readonly 'data-label'?: string | undefined
  readonly 'data-numbers'?: string | undefined
  readonly 'data-wrap'?: string | undefined
  readonly 'data-diff'?: string | undefined
  readonly 'data-lines'?: number | string | undefined
}

function Code({
  'data-title': title,
  'data-label': label,
  'data-numbers': numbers,
  'data-wrap': wrap,
  'data-diff': diff,
  'data-lines': lines,
  children,
}: CodeProps) {
  return (
    <CodeBlock
      title={title}
      label={label ?? title}
      numbers={numbers !== undefined}
      wrap={wrap !== undefined}
      diff={diff !== undefined}
      lines={lines === undefined ? undefined : Number(lines)}
    >
      {children}
    </CodeBlock>
  )
}

export interface AnchorProps extends ComponentProps<'a'> {
  /** Only the back link of a footnote has a number. */
  readonly 'data-number'?: string
}

function Anchor({ 'data-number': number, children, ...rest }: AnchorProps) {
  return number === undefined ? (
    <Link {...rest}>{children}</Link>
  ) : (
    <FootnoteReturn {...rest} number={number} />
  )
}

/** Footnotes are the only sections that Markdown creates. */
function Section({ children, className: _, ...rest }: ComponentProps<'section'>) {
  return <Footnotes {...rest}>{children}</Footnotes>
}

/** Markdown provides only a URL, a description and a title. */
function Picture({ src = '', alt = '', title }: { src?: string; alt?: string; title?: string }) {
  return <ResponsiveImage src={src} alt={alt} {...(title === undefined ? {} : { title })} />
}

export const elements = {
  a: Anchor,
  h2: (props: ComponentProps<'h2'>) => <Heading {...props} level={2} />,
  h3: (props: ComponentProps<'h3'>) => <Heading {...props} level={3} />,
  h4: (props: ComponentProps<'h4'>) => <Heading {...props} level={4} />,
  hr: Divider,
  img: Picture,
  pre: Code,
  section: Section,
  table: Table,
}
