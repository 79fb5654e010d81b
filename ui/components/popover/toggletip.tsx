/** Help for touch, keyboard and screen readers alike: a small button with a text next to it. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { help } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { placeBeside } from './place-beside.ts'

const messages = { help: english.help }

registerIcons({ help })

export interface ToggletipProps extends Omit<ComponentPropsWithRef<'span'>, 'popover'> {
  /** The subject of the help. The button is called “More about: …”. */
  readonly subject: string
  /** One or two sentences. It may be inside a paragraph, so it cannot contain one. */
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
        // Screen readers announce the help with the button, open or closed.
        aria-describedby={target}
        popoverTarget={target}
      />
      <span
        {...rest}
        id={target}
        className={cx('popover toggletip', className)}
        popover="auto"
        onToggle={(event) => {
          placeBeside(event)
          onToggle?.(event)
        }}
      />
    </>
  )
}
