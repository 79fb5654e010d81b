/** Help that a finger, a key and a screen reader reach alike: a small button, and what it says beside it. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { help } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { standBeside } from './stand-beside.ts'

const messages = { help: english.help }

bringIcons({ help })

export interface ToggletipProps extends Omit<ComponentPropsWithRef<'span'>, 'popover'> {
  /** What it helps with: the button is called “More about: …”. */
  readonly subject: string
  /** A sentence or two: it may stand in a paragraph, so it holds none itself. */
  readonly children: ReactNode
}

export function Toggletip({ subject, id, className, onToggle, ...rest }: ToggletipProps) {
  const { word } = useUi(messages)
  const generatedId = useId()
  const target = id ?? generatedId
  return (
    <>
      <Button
        variant="ghost"
        color="neutral"
        size="sm"
        icon="help"
        aria-label={word('help.about', { subject })}
        // Whoever hears the button hears the help with it, whether it is open or not.
        aria-describedby={target}
        popoverTarget={target}
      />
      <span
        {...rest}
        id={target}
        className={cx('popover toggletip', className)}
        popover="auto"
        onToggle={(event) => {
          standBeside(event)
          onToggle?.(event)
        }}
      />
    </>
  )
}
