/** Selects the crop of an image: by dragging, with keys or as numbers, free or in a fixed shape. */
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import type { FieldText } from '../field/field-words.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import type { Crop } from './crop.ts'
import { inShape, moveCrop, resizeCrop, whole } from './crop.ts'
import { CropFrame } from './crop-frame.tsx'

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

/** `ref`, `className` and all other props go to the fieldset. */
export function Cropper(props: CropperProps) {
  const {
    src,
    alt,
    width,
    height,
    value,
    defaultValue = whole,
    onValueChange,
    shape,
    label,
    ...others
  } = props
  const { className, ...rest } = others
  const { word } = useUi(messages)
  const [given, change] = useValue(value, defaultValue, onValueChange)
  const inParts = shape === undefined ? undefined : (shape * height) / width
  const crop = inParts === undefined ? given : inShape(given, inParts)
  const said = label ?? word('cropper.label')
  return (
    <FieldGroup {...rest} label={said} className={cx('cropper', className)}>
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
        onClick={() => change(whole)}
      >
        {word('cropper.reset')}
      </Button>
    </FieldGroup>
  )
}
