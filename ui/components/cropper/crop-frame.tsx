/** The image with the crop on it, and the handles: the crop itself and its corners. */
import type { KeyboardEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { Point } from '../focal-point/point.ts'
import { strideOf } from '../focal-point/point.ts'
import { useDrag } from '../focal-point/use-drag.ts'
import { LiveRegion } from '../live-region/live-region.tsx'
import type { Corner, Crop } from './crop.ts'
import { moveCrop, resizeCrop } from './crop.ts'

const messages = { cropper: english.cropper }

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

export function CropFrame({ picture, crop, shape, label, disabled, onCrop }: CropFrameProps) {
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
    move: (held, by) => onCrop(changed(held.crop, held.corner, by)),
  })
  const handleKeyDown = (event: KeyboardEvent) => {
    const stride = strideOf(event)
    if (stride === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onCrop(changed(crop, cornerUnder(event.target), stride))
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
