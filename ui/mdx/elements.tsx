/** The plain elements of a text as this house sets them: links, headings with their anchors, tables, code, pictures. */
import type { ComponentProps, ReactNode } from 'react'
import { isValidElement } from 'react'
import { Link } from '../components/link/link.tsx'
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx'
import { cx } from '../cx.ts'
import { useUi } from '../provider/ui-provider.tsx'

function Heading({
  as: Level,
  id,
  children,
  className,
  ...rest
}: ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' }) {
  const { word } = useUi()
  return (
    <Level {...rest} id={id} className={cx('anchored-heading', className)}>
      {children}
      {id ? (
        <a className="heading-anchor" href={`#${id}`}>
          <VisuallyHidden>{word('heading.link', { heading: textOf(children) })}</VisuallyHidden>
          <span aria-hidden="true">#</span>
        </a>
      ) : null}
    </Level>
  )
}

/** The words of a heading, without what formats them. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}

/** What may be wider than the page scrolls in a frame of its own, and the frame takes focus so that keys can scroll it. */
function scrollFrame(label: string) {
  return { role: 'group', tabIndex: 0, 'aria-label': label } as const
}

/** The table itself stays a table. */
function Table(props: ComponentProps<'table'>) {
  const { word } = useUi()
  return (
    <div className="table-region" {...scrollFrame(word('table.region'))}>
      <table {...props} />
    </div>
  )
}

interface CodeBlockProps extends ComponentProps<'pre'> {
  readonly 'data-title'?: string
}

/** Code is read from left to right in every language; its title names the frame. */
function CodeBlock({ 'data-title': title, className, ...rest }: CodeBlockProps) {
  const { word } = useUi()
  return (
    <figure className="code-block" dir="ltr">
      {title ? <figcaption className="code-title">{title}</figcaption> : null}
      <pre {...scrollFrame(title ?? word('code.region'))} {...rest} className={cx('code-text', className)} />
    </figure>
  )
}

function Picture({ alt = '', ...rest }: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" {...rest} alt={alt} />
}

export const elements = {
  a: Link,
  h2: (props: ComponentProps<'h2'>) => <Heading {...props} as="h2" />,
  h3: (props: ComponentProps<'h3'>) => <Heading {...props} as="h3" />,
  h4: (props: ComponentProps<'h4'>) => <Heading {...props} as="h4" />,
  table: Table,
  pre: CodeBlock,
  img: Picture,
}
