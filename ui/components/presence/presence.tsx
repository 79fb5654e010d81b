import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Popover } from '../popover/popover.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { presence: english.presence }

export interface PresenceUser {
  readonly id: string
  readonly name: string
  readonly src?: string | undefined
  /** What this user is doing: “Editing Greek”. */
  readonly doing?: string | undefined
}

export interface PresenceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The people who are here now. */
  readonly users: readonly PresenceUser[]
  /** The number of avatars in the stack. The rest is a number until it opens. */
  readonly max?: number
}

/** The other users who are present: a stack of avatars, and all names in a popover. */
export function Presence({ users, max = 3, className, ...rest }: PresenceProps) {
  const { word, lang } = useUi(messages)
  const namesId = useId()
  const shown = users.slice(0, max)
  const others = users.length - shown.length
  const more = word('presence.more', { count: new Intl.NumberFormat(lang).format(others) })
  const names = [...shown.map(({ name }) => name), ...(others > 0 ? [more] : [])]
  return (
    <div {...rest} className={cx('presence', className)} hidden={users.length === 0}>
      <Popover
        className="presence-users"
        label={word('presence.label')}
        trigger={(triggerProps) => (
          <button {...triggerProps} type="button" className="presence-stack" aria-describedby={namesId}>
            <VisuallyHidden>{word('presence.label')}</VisuallyHidden>
            {shown.map(({ id, name, src }) => (
              <Avatar key={id} name={name} src={src} decorative />
            ))}
            {others > 0 ? (
              <bdi className="presence-more" aria-hidden="true">
                +{new Intl.NumberFormat(lang).format(others)}
              </bdi>
            ) : null}
          </button>
        )}
      >
        <ul className="presence-list" role="list">
          {users.map((presenceUser) => (
            <li key={presenceUser.id} className="presence-user">
              <Avatar name={presenceUser.name} src={presenceUser.src} size="sm" decorative />
              <span>{presenceUser.name}</span>
              {presenceUser.doing ? <span className="presence-doing">{presenceUser.doing}</span> : null}
            </li>
          ))}
        </ul>
      </Popover>
      <span id={namesId} hidden>
        {new Intl.ListFormat(lang).format(names)}
      </span>
    </div>
  )
}
