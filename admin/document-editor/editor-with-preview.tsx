/** The text, and beside it its page where somebody wants it: the text stays where it is in either case, caret and all. */
import { SplitPane } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface WritingAndPageProps {
  readonly isPageShown: boolean
  readonly writing: ReactNode
  readonly page: ReactNode
}

export function WritingAndPage({ isPageShown, writing, page }: WritingAndPageProps) {
  const { t } = useLingui()
  return (
    <SplitPane
      className="writing-and-page"
      label={t`Room for the text`}
      data-page={isPageShown ? '' : undefined}
      min={30}
      max={75}
      start={writing}
      end={isPageShown ? page : null}
    />
  )
}
