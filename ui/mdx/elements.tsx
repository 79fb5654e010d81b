/** The plain elements of a text as this house sets them: links, headings with their anchors, tables, code, notes. */
import type { ComponentProps } from 'react'
import { CodeBlock } from '../components/code-block/code-block.tsx'
import { Divider } from '../components/divider/divider.tsx'
import { ResponsiveImage } from '../components/figure/responsive-image.tsx'
import { FootnoteReturn, Footnotes } from '../components/footnotes/footnotes.tsx'
import { Heading } from '../components/heading/heading.tsx'
import { Link } from '../components/link/link.tsx'
import { Table } from '../components/table/table.tsx'

/** What an author wrote behind the language of a block of code, as `content/mdx/code` puts it on the element. */
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
  /** Only the way back from a footnote has a number. */
  readonly 'data-number'?: string
}

function Anchor({ 'data-number': number, children, ...rest }: AnchorProps) {
  return number === undefined ? (
    <Link {...rest}>{children}</Link>
  ) : (
    <FootnoteReturn {...rest} number={number} />
  )
}

/** The only sections that Markdown makes are footnotes. */
function Section({ children, className: _, ...rest }: ComponentProps<'section'>) {
  return <Footnotes {...rest}>{children}</Footnotes>
}

/** Markdown gives an address, a description and a title, and nothing else. */
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
