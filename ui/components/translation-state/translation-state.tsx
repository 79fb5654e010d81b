import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Badge } from '../badge/badge.tsx'
import type { Status } from '../status-pill/status-pill.tsx'
import { looks, messages, StatusGlyph } from '../status-pill/status-pill.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface LanguageState {
  readonly code: string
  /** The name of the language, for screen readers and the tooltip. */
  readonly name: string
  readonly status: Status
}

export interface TranslationStateProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The languages, each with the state of its translation. */
  readonly languages: readonly LanguageState[]
}

/**
 * The translation state of a document at a glance: a small label for each language, with shape, colour and
 * text.
 */
export function TranslationState({ languages, className, ...rest }: TranslationStateProps) {
  const { word } = useUi(messages)
  return (
    <ul role="list" {...rest} className={cx('translation-state', className)}>
      {languages.map(({ code, name, status }) => {
        const text = `${name}: ${word(`statusPill.${status}`)}`
        return (
          <li key={code} title={text}>
            <Badge {...looks[status]} className="translation-locale" data-status={status}>
              <span className="translation-code" aria-hidden="true">
                {code}
              </span>
              <StatusGlyph status={status} />
              <VisuallyHidden>{text}</VisuallyHidden>
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
