import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { hueOf, initialsOf } from './initials.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the person. Its initials are shown without a picture. */
  readonly name: string
  /** A square picture. Until it is there, and where it is not to be had, the initials stand in its place. */
  readonly src?: string | undefined
  /** The size of the avatar. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** The name stands beside it in words: then it is not heard twice. */
  readonly decorative?: boolean
}

/** A person: a picture, or the initials on a colour that stays with the name. */
export function Avatar({ name, src, size = 'md', decorative = false, className, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  /** A picture that failed before React woke tells nobody of it any more. */
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? undefined)
  }
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={cx('avatar', className)}
      data-size={size}
      data-hue={hueOf(name)}
    >
      <span className="avatar-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      {src === undefined || src === failed ? null : (
        <img ref={look} className="avatar-picture" src={src} alt="" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
