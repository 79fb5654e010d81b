import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { danger, info, note, success, tip, warning } from '../../icons/icons.generated.ts'
import type { IconName } from '../../icons/resolve.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { callout: english.callout }

registerIcons({ danger, info, note, success, tip, warning })

export const calloutTones = ['note', 'tip', 'info', 'warning', 'danger', 'success'] as const
export type CalloutTone = (typeof calloutTones)[number]

export interface CalloutProps extends Omit<ComponentPropsWithRef<'aside'>, 'title'> {
  /** The kind of message, which sets colour, icon and default title. */
  readonly tone?: CalloutTone
  /** The subject of the message. Without it the kind is the title. */
  readonly title?: ReactNode
}

/**
 * A message set apart from the text. Its kind is named in words, not by colour alone. It is a note, not an
 * alert: the code that shows it while someone works has to announce it.
 */
export function Callout({ tone = 'note', title, children, className, ...rest }: CalloutProps) {
  const { word } = useUi(messages)
  const titleId = useId()
  const kind = word(`callout.${tone}`)
  return (
    <aside
      role="note"
      aria-labelledby={titleId}
      {...rest}
      className={cx('callout', className)}
      data-tone={tone}
    >
      <p id={titleId} className="callout-title">
        <Icon name={tone satisfies IconName} />
        <span className="callout-name">{title ?? kind}</span>
        {title ? <span className="callout-kind">{kind}</span> : null}
      </p>
      <div className="callout-body">{children}</div>
    </aside>
  )
}
