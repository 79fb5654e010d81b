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
import type { Point } from '../focal-point/point.ts'
import { stepOf } from '../focal-point/point.ts'
import { useDrag } from '../focal-point/use-drag.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import type { Corner, Crop } from './crop.ts'
import { fullCrop, inShape, moveCrop, resizeCrop } from './crop.ts'

const messages = { cropper: english.cropper }

export interface CropperProps
  extends Partial<FieldText>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role' | 'defaultValue'> {
  /** The URL of the image. */
  readonly src: string
  /** The alt text of the image. */
  readonly alt: string
  /** The width of the image in pixels. */
  readonly width: number
  /** The height of the image in pixels. */
  readonly height: number
  /** The crop as fractions of the image, from 0 to 1. */
  readonly value?: Crop | undefined
  /** The crop at first, for a cropper that keeps its own value. */
  readonly defaultValue?: Crop | undefined
  /** Called with the new crop when the user changes it. */
  readonly onValueChange?: ((crop: Crop) => void) | undefined
  /** The fixed shape as width by height, such as `16 / 9`. Leave it out for any shape. */
  readonly shape?: number | undefined
}

/** The side that each number moves. */
const sides = [
  ['start', 'left'],
  ['top', 'top'],
  ['width', 'width'],
  ['height', 'height'],
] as const

type Side = (typeof sides)[number][1]

/** Sets one number, and the others as far as they have to follow. */
function withSide(crop: Crop, side: Side, part: number, shape: number | undefined): Crop {
  if (side === 'left') return moveCrop(crop, { x: part - crop.left, y: 0 })
  if (side === 'top') return moveCrop(crop, { x: 0, y: part - crop.top })
  const by = side === 'width' ? { x: part - crop.width, y: 0 } : { x: 0, y: part - crop.height }
  return resizeCrop(crop, { x: 'end', y: 'end' }, by, shape)
}

/**
 * A tool to crop an image: by dragging, with keys or as numbers, free or in a fixed shape. `ref`, `className`
 * and all other props go to the fieldset.
 */
export function Cropper(props: CropperProps) {
  const { src, alt, width, height, value, defaultValue = fullCrop, onValueChange, ...others } = props
  const { shape, label, className, ref, ...rest } = others
  const { word } = useUi(messages)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [given, change] = useValue(value, defaultValue, onValueChange)
  useFormReset(fieldset, () => {
    if (value === undefined) change(defaultValue)
  })
  const inParts = shape === undefined ? undefined : (shape * height) / width
  const crop = inParts === undefined ? given : inShape(given, inParts)
  const groupLabel = label ?? word('cropper.label')
  return (
    <FieldGroup
      {...rest}
      ref={useComposedRef(fieldset, ref)}
      label={groupLabel}
      className={cx('cropper', className)}
    >
      <CropFrame
        picture={{ src, alt, width, height }}
        crop={crop}
        shape={inParts}
        label={word('cropper.label')}
        disabled={rest.disabled}
        onCrop={change}
      />
      <div className="cropper-numbers">
        {sides.map(([name, side]) => (
          <NumberField
            key={side}
            label={word(`cropper.${name}`)}
            value={Math.round(crop[side] * 100)}
            min={0}
            max={100}
            disabled={rest.disabled}
            onValueChange={(number) => change(withSide(crop, side, (number ?? 0) / 100, inParts))}
          />
        ))}
      </div>
      <Button
        className="cropper-reset"
        variant="ghost"
        color="neutral"
        disabled={rest.disabled}
        onClick={() => change(fullCrop)}
      >
        {word('cropper.reset')}
      </Button>
    </FieldGroup>
  )
}

// The image with the crop on it, and the handles: the crop itself and its corners.

interface CropFrameProps {
  readonly picture: {
    readonly src: string
    readonly alt: string
    readonly width: number
    readonly height: number
  }
  readonly crop: Crop
  readonly shape: number | undefined
  readonly label: string
  readonly disabled: boolean | undefined
  readonly onCrop: (crop: Crop) => void
}

/** The keyboard uses the start and the end corner. These two reach every crop. */
const corners: readonly (Corner & { readonly isForKeys: boolean })[] = [
  { x: 'start', y: 'start', isForKeys: true },
  { x: 'end', y: 'start', isForKeys: false },
  { x: 'start', y: 'end', isForKeys: false },
  { x: 'end', y: 'end', isForKeys: true },
]

const isEnd = (text: string | undefined): text is Corner['x'] => text === 'start' || text === 'end'

/** The corner at the pointer, or `undefined` for the crop itself. */
function cornerUnder(target: EventTarget): Corner | undefined {
  const { x, y } = target instanceof HTMLElement ? target.dataset : {}
  return isEnd(x) && isEnd(y) ? { x, y } : undefined
}

function CropFrame({ picture, crop, shape, label, disabled, onCrop }: CropFrameProps) {
  const { word } = useUi(messages)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    for (const [side, part] of Object.entries(crop))
      frame.current?.style.setProperty(`--crop-${side}`, `${part * 100}%`)
  }, [crop])
  const changed = (from: Crop, corner: Corner | undefined, by: Point) =>
    corner ? resizeCrop(from, corner, by, shape) : moveCrop(from, by)
  const drag = useDrag({
    take: ({ target }) => (disabled ? undefined : { crop, corner: cornerUnder(target) }),
    move: (start, by) => onCrop(changed(start.crop, start.corner, by)),
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onCrop(changed(crop, cornerUnder(event.target), step))
  }
  const say = (name: 'start' | 'top' | 'width' | 'height', part: number) =>
    `${word(`cropper.${name}`)}: ${Math.round(part * 100)}`
  const beginning = [say('start', crop.left), say('top', crop.top)].join(', ')
  const size = [say('width', crop.width), say('height', crop.height)].join(', ')
  return (
    <div ref={frame} className="cropper-picture" dir="ltr" {...drag}>
      <img {...picture} draggable={false} alt={picture.alt} />
      <div className="cropper-part">
        <button
          type="button"
          className="cropper-move"
          aria-label={label}
          disabled={disabled}
          onKeyDown={handleKeyDown}
        />
        {corners.map(({ x, y, isForKeys }) => (
          <button
            key={`${x} ${y}`}
            type="button"
            className="cropper-corner"
            data-x={x}
            data-y={y}
            aria-label={x === 'start' ? beginning : size}
            aria-hidden={isForKeys ? undefined : true}
            tabIndex={isForKeys ? 0 : -1}
            disabled={disabled}
            onKeyDown={handleKeyDown}
          />
        ))}
      </div>
      <LiveRegion message={`${beginning}, ${size}`} />
    </div>
  )
}
