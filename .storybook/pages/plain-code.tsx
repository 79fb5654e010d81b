/** A code block of plain text, line by line. */
import { Fragment } from 'react'
import { CodeBlock } from '../../ui/index.ts'

interface PlainCodeProps {
  readonly title: string
  readonly children: string
}

export function PlainCode({ title, children }: PlainCodeProps) {
  return (
    <CodeBlock title={title}>
      <code>
        {children.split('\n').map((line, at) => (
          <Fragment key={at}>
            <span className="code-line">{line}</span>
            {'\n'}
          </Fragment>
        ))}
      </code>
    </CodeBlock>
  )
}
