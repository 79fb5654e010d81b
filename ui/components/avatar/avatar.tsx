import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'
import { cx } from '../../internal/cx.ts'

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

// What stands for a person who has no picture: two letters, and one of a few colours, both made from the name.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function firstLetter(word: string): string {
  const [first] = graphemes.segment(word)
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** Of the first and the last word; scripts that write names in one word give their first sign. */
export function initialsOf(name: string): string {
  const names = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '')
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((word) => firstLetter(word ?? '')).join('')
}

/** Red is left to errors. */
export const avatarHues = ['primary', 'violet', 'green', 'amber', 'neutral'] as const

/** The same name has the same colour, on every screen and on every day. */
export function hueOf(name: string): (typeof avatarHues)[number] {
  let sum = 7
  for (const sign of name.trim()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return avatarHues[sum % avatarHues.length] ?? 'neutral'
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
