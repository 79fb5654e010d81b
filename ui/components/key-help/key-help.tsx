import type { ReactNode } from 'react'
import { Fragment, useId } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Key } from '../key/key.tsx'

const messages = { keyHelp: english.keyHelp }

export interface KeyHelpEntry {
  /** What the keys do. */
  readonly label: string
  /** `Ctrl+K` is a combination, `G I` a sequence. An array lists alternatives. */
  readonly keys: string | readonly string[]
}

export interface KeyHelpGroup {
  readonly title: string
  readonly entries: readonly KeyHelpEntry[]
}

export interface KeyHelpProps extends Omit<DialogProps, 'title' | 'children' | 'footer' | 'closeLabel'> {
  /** The keyboard shortcuts, in groups. */
  readonly groups: readonly KeyHelpGroup[]
  /** A note before the shortcuts that applies to all of them. */
  readonly note?: ReactNode
}

/** A list of keyboard shortcuts by group, for a help dialog. */
export function KeyHelp({ groups, note, className, ...rest }: KeyHelpProps) {
  const { word } = useUi(messages)
  return (
    <Dialog {...rest} title={word('keyHelp.title')} className={cx('key-help', className)}>
      {note === undefined ? null : <p className="key-help-note">{note}</p>}
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Dialog>
  )
}

function Group({ title, entries }: KeyHelpGroup) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="key-help-group">
      <h3 id={titleId} className="key-help-title">
        {title}
      </h3>
      <dl className="key-help-list">
        {entries.map(({ label, keys }) => (
          <div key={label} className="key-help-entry">
            <dt>{label}</dt>
            <dd>
              <Keys>{keys}</Keys>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Keys({ children }: { readonly children: KeyHelpEntry['keys'] }) {
  const { word } = useUi(messages)
  const alternatives = typeof children === 'string' ? [children] : children
  return alternatives.map((way, place) => (
    <Fragment key={way}>
      {place > 0 ? <span className="key-help-word"> {word('keyHelp.or')} </span> : null}
      {[...way.split(' ').entries()].map(([position, key]) => (
        <Fragment key={position}>
          {position > 0 ? <span className="key-help-word"> {word('keyHelp.next')} </span> : null}
          <Key>{key}</Key>
        </Fragment>
      ))}
    </Fragment>
  ))
}
