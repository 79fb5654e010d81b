import type { ComponentPropsWithRef } from 'react'
import { arrow } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { LanguageMark } from '../language-switch/language-mark.tsx'

const messages = { previousNext: english.previousNext }

registerIcons({ arrow })

export interface Neighbour {
  readonly href: string
  readonly title: string
  /** The language of its title, if it differs. */
  readonly language?: string | undefined
}

export interface PreviousNextProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The previous page. Leave it out on the first page. */
  readonly previous?: Neighbour | undefined
  /** The next page. Leave it out on the last page. */
  readonly next?: Neighbour | undefined
}

/** Links to the previous and the next page, at the end of a text that is part of a series. */
export function PreviousNext({ previous, next, className, ...rest }: PreviousNextProps) {
  const { word } = useUi(messages)
  return (
    <nav
      aria-label={word('previousNext.label')}
      {...rest}
      className={cx('previous-next screen-only', className)}
    >
      {previous && (
        <a href={previous.href} rel="prev">
          <span className="previous-next-label">
            <Icon name="arrow" /> {word('previousNext.previous')}
          </span>
          <span>
            <bdi lang={previous.language}>{previous.title}</bdi>
            <LanguageMark language={previous.language} />
          </span>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span className="previous-next-label">
            {word('previousNext.next')} <Icon name="arrow" />
          </span>
          <span>
            <bdi lang={next.language}>{next.title}</bdi>
            <LanguageMark language={next.language} />
          </span>
        </a>
      )}
    </nav>
  )
}
