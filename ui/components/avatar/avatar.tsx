import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useUi } from '../../provider/ui-provider.tsx'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the person. Without an image its initials are shown. */
  readonly name: string
  /** A square image. The initials are shown until it has loaded, and if it cannot load. */
  readonly src?: string | undefined
  /** The size of the avatar. */
  readonly size?: 'sm' | 'md' | 'lg'
  /** The name is next to the avatar as text, so screen readers skip the avatar. */
  readonly decorative?: boolean
}

// The fallback for a person without an image: two letters and one of a few colours, both derived from the
// name.

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Upper case depends on the language: Greek drops the accent, and Turkish has an i with a dot. */
function firstLetter(word: string, lang: string): string {
  const [first] = graphemes.segment(word)
  return first?.segment.toLocaleUpperCase(lang) ?? ''
}

/**
 * Initials of the first and the last word. For scripts that write a name as one word, its first character.
 */
export function initialsOf(name: string, lang: string): string {
  const names = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '')
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  return ends.map((word) => firstLetter(word ?? '', lang)).join('')
}

/** Red is reserved for errors. */
export const avatarHues = ['primary', 'violet', 'green', 'amber', 'neutral'] as const

/** A name always has the same colour. */
export function hueOf(name: string): (typeof avatarHues)[number] {
  let sum = 7
  for (const sign of name.trim()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return avatarHues[sum % avatarHues.length] ?? 'neutral'
}

/** A person: an image, or initials on a colour that depends on the name. */
export function Avatar({ name, src, size = 'md', decorative = false, className, ...rest }: AvatarProps) {
  const { lang } = useUi()
  const [failed, setFailed] = useState<string>()
  /** An image that failed before hydration no longer fires an error event. */
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
        {initialsOf(name, lang)}
      </span>
      {src === undefined || src === failed ? null : (
        <img ref={look} className="avatar-picture" src={src} alt="" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
