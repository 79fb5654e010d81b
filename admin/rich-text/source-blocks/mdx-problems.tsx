/** MDX problems: errors that prevent publishing. Selecting one moves the caret to it. */
import type { MdxProblem } from '@cyanotype/content/mdx/check/check-mdx.ts'
import { Button, Icon } from '@cyanotype/ui/index.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { problemText } from '../../api/api-problem.ts'

interface MdxProblemsProps {
  readonly source: string
  readonly problems: readonly MdxProblem[]
  readonly onGo: (offset: number) => void
}

export function MdxProblems({ source, problems, onGo }: MdxProblemsProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="mdx-problems" role="status">
      {problems.length === 0 ? null : (
        <>
          <p className="mdx-problems-title">
            <Icon name="warning" />
            <Plural value={problems.length} one="# problem in the text" other="# problems in the text" />
          </p>
          <ol>
            {problems.map(({ line, column, message, values }) => (
              <li key={`${line}:${column}:${message.id}`}>
                <Button variant="link" size="sm" onClick={() => onGo(offsetOf(source, line, column))}>
                  {t`Line ${line}, column ${column}`}
                </Button>
                <span>
                  {problemText(i18n, { path: [], code: message.id, message: message.message, values })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

/** Converts a line and a column, both counted from 1, to an offset. */
export function offsetOf(source: string, line: number, column: number): number {
  const before = source.split('\n').slice(0, line - 1)
  const start = before.reduce((length, one) => length + one.length + 1, 0)
  return Math.min(start + column - 1, source.length)
}
