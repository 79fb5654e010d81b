import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { button: english.button }

export const buttonVariants = ['solid', 'soft', 'outline', 'ghost', 'link'] as const
export const buttonColors = ['primary', 'neutral', 'violet', 'red'] as const
export const buttonSizes = ['sm', 'md', 'lg'] as const

interface ButtonStyle {
  /** How prominent the button is. @default 'solid' */
  readonly variant?: (typeof buttonVariants)[number]
  /** The colour of the button. @default 'primary' */
  readonly color?: (typeof buttonColors)[number]
  /** The height of the button. @default 'md' */
  readonly size?: (typeof buttonSizes)[number]
  /** An icon before the label. */
  readonly icon?: AnyIconName
  /** An icon after the label. */
  readonly trailingIcon?: AnyIconName
}

/** Visible text, or an accessible name for a button with only an icon. */
type Named =
  | {
      /** The label. A button without one needs an icon and an `aria-label`. */
      readonly children: ReactNode
    }
  | {
      readonly children?: never
      /** The name of a button that shows an icon only. */
      readonly 'aria-label': string
    }

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'color'> &
  ButtonStyle &
  Named & {
    /** Shows that the action is running. The button keeps its width and focus, and ignores presses. */
    readonly loading?: boolean
  }

/** A button that starts an action, or a link that looks like one. */
export function Button({
  variant,
  color,
  size,
  icon,
  trailingIcon,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const { word } = useUi(messages)
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      {...buttonStyle({ variant, color, size, className, iconOnly: children === undefined })}
      type={type}
      onClick={handleClick}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      data-loading={loading ? '' : undefined}
    >
      <Face icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Face>
      {loading ? (
        <span className="button-busy">
          <Spinner />
          <VisuallyHidden role="status">{word('button.loading')}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  )
}

export type ButtonLinkProps = Omit<ComponentPropsWithRef<'a'>, 'children' | 'color'> & ButtonStyle & Named

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  color,
  size,
  icon,
  trailingIcon,
  className,
  children,
  href,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      {...buttonStyle({ variant, color, size, className, iconOnly: children === undefined })}
      {...safeHref(href, rest.target)}
    >
      <Face icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Face>
    </a>
  )
}

interface FaceProps extends Pick<ButtonStyle, 'icon' | 'trailingIcon'> {
  readonly children: ReactNode
}

function Face({ icon, trailingIcon, children }: { [Key in keyof FaceProps]: FaceProps[Key] | undefined }) {
  return (
    <>
      {icon ? <Icon name={icon} /> : null}
      {children === undefined ? null : <span className="button-text">{children}</span>}
      {trailingIcon ? <Icon name={trailingIcon} /> : null}
    </>
  )
}

interface ButtonStyleOptions {
  readonly variant: ButtonStyle['variant'] | undefined
  readonly color: ButtonStyle['color'] | undefined
  readonly size: ButtonStyle['size'] | undefined
  readonly className: string | undefined
  readonly iconOnly: boolean
}

function buttonStyle({
  variant = 'solid',
  color = 'primary',
  size = 'md',
  className,
  iconOnly,
}: ButtonStyleOptions) {
  return {
    className: cx('button', className),
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-icon-only': iconOnly ? '' : undefined,
  }
}
