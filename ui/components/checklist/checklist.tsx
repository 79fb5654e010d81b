import type { ComponentPropsWithRef, ReactNode } from 'react'
import { check } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { Progress } from '../progress/progress.tsx'

const messages = { progress: english.progress }

registerIcons({ check })

export interface ChecklistItem {
  readonly label: string
  readonly done: boolean
  /** The page on which the task is done. */
  readonly href?: string | undefined
  /** Why the task is worth doing. */
  readonly text?: ReactNode
}

export interface ChecklistProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The title of the list. */
  readonly title: string
  /** The tasks, each with its state. */
  readonly items: readonly ChecklistItem[]
}

/** A list of the first tasks in an empty tool, with the progress. */
export function Checklist({ title, items, className, ...rest }: ChecklistProps) {
  const { word } = useUi(messages)
  return (
    <section aria-label={title} {...rest} className={cx('checklist', className)}>
      <Progress
        label={title}
        shows="part"
        max={items.length}
        value={items.filter(({ done }) => done).length}
      />
      <ul className="plain-list">
        {items.map(({ label, done, href, text }) => (
          <li key={label} className="checklist-item" data-done={done ? '' : undefined}>
            <span className="checklist-mark">
              {done ? <Icon name="check" label={word('progress.done')} /> : null}
            </span>
            <div>
              {href === undefined ? label : <a {...safeHref(href)}>{label}</a>}
              {text && !done ? <p className="checklist-text">{text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
