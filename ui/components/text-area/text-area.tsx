import type { ComponentPropsWithRef } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'

const messages = { textArea: english.textArea }

export interface TextAreaProps extends FieldText, ComponentPropsWithRef<'textarea'> {
  /** `code` uses the monospace font, for markup. */
  readonly face?: 'text' | 'code'
  /** The recommended maximum length. More can be typed, and is counted. `maxLength` is a hard limit. */
  readonly limit?: number | undefined
}

/**
 * A field for text of several lines, which grows with its text. `className` goes to the field, all other
 * props to the textarea.
 */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, help, id, required, face = 'text', limit, className, ref, ...rest } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const composedRef = useComposedRef(area, ref)
  const countId = useId()
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length)
  const bound = limit ?? rest.maxLength
  useFormReset(area, () => setLength(area.current?.defaultValue.length ?? 0))
  useEffect(() => (area.current ? growWithText(area.current) : undefined), [])
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('text-area', className)}
    >
      {({ 'aria-describedby': notes, ...control }) => (
        <>
          <textarea
            rows={3}
            {...rest}
            {...control}
            ref={composedRef}
            className="control"
            data-face={face}
            aria-describedby={
              [notes, bound === undefined ? '' : countId].filter(Boolean).join(' ') || undefined
            }
            onChange={(event) => {
              setLength(event.target.value.length)
              rest.onChange?.(event)
            }}
          />
          {bound === undefined ? null : (
            <Count
              id={countId}
              remaining={bound - (rest.value === undefined ? length : String(rest.value).length)}
              isNear={(left) => left < bound / 10}
            />
          )}
        </>
      )}
    </Field>
  )
}

/** Makes a textarea as high as its text, in browsers without `field-sizing`. */
export function growWithText(
  area: HTMLTextAreaElement,
  isNative: boolean = CSS.supports('field-sizing', 'content'),
): (() => void) | undefined {
  if (isNative) return undefined
  const grow = () => {
    const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(area)
    area.style.blockSize = 'auto'
    const borders = Number.parseFloat(borderBlockStartWidth) + Number.parseFloat(borderBlockEndWidth)
    area.style.blockSize = `${area.scrollHeight + borders}px`
  }
  grow()
  area.addEventListener('input', grow)
  return () => area.removeEventListener('input', grow)
}

interface CountProps {
  readonly id: string
  readonly remaining: number
  /** Screen readers announce the count only near the limit. */
  readonly isNear: (left: number) => boolean
}

/** While the user types, a screen reader is busy with the letters. */
const announceDelayMs = 1000

function Count({ id, remaining, isNear }: CountProps) {
  const { word, lang } = useUi(messages)
  const [announcement, setAnnouncement] = useState('')
  const count = new Intl.NumberFormat(lang).format(Math.abs(remaining))
  const message = word(remaining < 0 ? 'textArea.over' : 'textArea.left', { count })
  const first = useRef(message)
  const nextAnnouncement = isNear(remaining) && message !== first.current ? message : ''
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(nextAnnouncement), announceDelayMs)
    return () => clearTimeout(timer)
  }, [nextAnnouncement])
  return (
    <>
      <p id={id} className="text-area-count" data-over={remaining < 0 ? '' : undefined}>
        {message}
      </p>
      <LiveRegion message={announcement} />
    </>
  )
}
