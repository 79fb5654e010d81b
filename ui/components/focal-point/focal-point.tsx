import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { FieldText } from '../field/field.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import type { Point } from './point.ts'
import { centre, movePoint, pointUnder, stepOf, toPart } from './point.ts'
import { useDrag } from './use-drag.ts'

const messages = { focalPoint: english.focalPoint }

export interface FocalPointProps
  extends Partial<FieldText>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role' | 'defaultValue'> {
  /** The URL of the image. */
  readonly src: string
  /** The alt text of the image. */
  readonly alt: string
  /** The focal point as fractions of width and height, from 0 to 1. */
  readonly value?: Point | undefined
  /** The focal point at first, for a control that keeps its own value. */
  readonly defaultValue?: Point | undefined
  /** Called with the new focal point when the user moves it. */
  readonly onValueChange?: ((point: Point) => void) | undefined
  /** The form receives `{name}-x` and `{name}-y`. */
  readonly name?: string | undefined
}

/**
 * The focal point of an image, which no crop cuts off: set by pointer, with keys or as numbers. `ref`,
 * `className` and all other props go to the fieldset.
 */
export function FocalPoint(props: FocalPointProps) {
  const { src, alt, value, defaultValue = centre, onValueChange, name, ...others } = props
  const { label, className, ref, ...rest } = others
  const { word } = useUi(messages)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [point, change] = useValue(value, defaultValue, onValueChange)
  useFormReset(fieldset, () => {
    if (value === undefined) become(defaultValue)
  })
  const fieldName = label ?? word('focalPoint.label')
  const become = (next: Point) => {
    if (next.x !== point.x || next.y !== point.y) change(next)
  }
  const percent = (part: number) => Math.round(part * 100)
  const axes = [
    ['x', word('focalPoint.across')],
    ['y', word('focalPoint.down')],
  ] as const
  return (
    <FieldGroup
      {...rest}
      ref={useComposedRef(fieldset, ref)}
      label={fieldName}
      className={cx('focal-point', className)}
    >
      <Picture src={src} alt={alt} point={point} label={fieldName} disabled={rest.disabled} onMove={become} />
      <div className="focal-point-numbers">
        {axes.map(([axis, axisLabel]) => (
          <NumberField
            key={axis}
            label={axisLabel}
            value={percent(point[axis])}
            min={0}
            max={100}
            disabled={rest.disabled}
            onValueChange={(number) => become({ ...point, [axis]: toPart((number ?? 50) / 100) })}
          />
        ))}
        <Button variant="ghost" color="neutral" disabled={rest.disabled} onClick={() => become(centre)}>
          {word('focalPoint.center')}
        </Button>
      </div>
      <LiveRegion
        message={axes.map(([axis, axisLabel]) => `${axisLabel}: ${percent(point[axis])}`).join(', ')}
      />
      {name
        ? axes.map(([axis]) => (
            <input key={axis} type="hidden" name={`${name}-${axis}`} value={point[axis]} />
          ))
        : null}
    </FieldGroup>
  )
}

interface PictureProps extends Pick<FocalPointProps, 'src' | 'alt' | 'disabled'> {
  readonly point: Point
  readonly label: FieldText['label']
  readonly onMove: (point: Point) => void
}

/** Images are not mirrored: left is left in every language. */
function Picture({ src, alt, point, label, disabled, onMove }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--across', `${point.x * 100}%`)
    frame.current?.style.setProperty('--down', `${point.y * 100}%`)
  }, [point])
  const drag = useDrag({
    take(event) {
      if (disabled) return undefined
      onMove(pointUnder(event, event.currentTarget.getBoundingClientRect()))
      return true
    },
    move: (_, __, event) => onMove(pointUnder(event, event.currentTarget.getBoundingClientRect())),
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(movePoint(point, step))
  }
  return (
    <div ref={frame} className="focal-point-picture" dir="ltr" {...drag}>
      <img src={src} alt={alt} draggable={false} />
      <button
        type="button"
        className="focal-point-mark"
        aria-label={typeof label === 'string' ? label : undefined}
        disabled={disabled}
        onKeyDown={handleKeyDown}
      />
    </div>
  )
}
