import type { ComponentPropsWithRef } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import type { IconName } from '../../icons/resolve.ts'
import { areIconsComing, awaitIcon, resolveIcon } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'

/** The name of an icon, or any other spelling from content. */
export type AnyIconName = IconName | (string & {})

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  /** `close`, `cyanotype:close`, `cyanotype-close` and `i-cyanotype-close` are the same icon. */
  readonly name: AnyIconName
  /** The accessible name, if no text next to the icon says the same. Without it the icon is decoration. */
  readonly label?: string | undefined
  /** A number of pixels or any CSS length. By default as large as the text. */
  readonly size?: number | string
}

/** Directional icons, which are mirrored in right-to-left text. */
const directed: ReadonlySet<string> = new Set<IconName>([
  'arrow',
  'chevron',
  'chevrons',
  'external',
  'list',
  'list-ordered',
  'quote',
  'redo',
  'sidebar',
  'sign-out',
  'undo',
])

/** An icon of the library in the colour and size of the text. It is decoration, or has an accessible name. */
export function Icon({ name, label, size = '1em', className, ...rest }: IconProps) {
  const icon = useIcon(name)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the name is an attribute, and decoration has none
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={cx('icon', className)}
      data-icon={icon?.name ?? 'missing'}
      data-directed={icon && directed.has(icon.name) ? '' : undefined}
    >
      {icon ? <path d={icon.path} /> : null}
    </svg>
  )
}

/** A missing icon keeps its space, and renders as soon as it arrives. */
function useIcon(name: string) {
  const icon = resolveIcon(name)
  const state = () => ((icon ?? resolveIcon(name)) ? 'here' : areIconsComing())
  const isComing = useSyncExternalStore(icon ? awaitNothing : awaitIcon, state, state) === true
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(
      () => warnOnce(`loading icon \`${name}\` timed out after ${warnAfterMs}ms`),
      warnAfterMs,
    )
    return () => clearTimeout(timer)
  }, [isComing, name])
  if (!icon && !isComing) warnOnce(`failed to load icon \`${name}\`${advice}`)
  return icon
}

/** A later icon still renders (section 9 of the specification). */
const warnAfterMs = 1500
const advice = '. Bring it with registerIcons, or all by importing icons/all.'

const doNothing = () => undefined
const awaitNothing = () => doNothing

const warned = new Set<string>()

/** A missing icon keeps its space and never breaks a page. Developers get a warning. */
function warnOnce(messages: string) {
  if (warned.has(messages)) return
  warned.add(messages)
  console.warn(`[Icon] ${messages}`)
}
