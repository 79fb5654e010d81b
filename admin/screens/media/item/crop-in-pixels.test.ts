import { describe, expect, it } from 'vitest'
import { cropInParts, cropInPixels } from './crop-dialog.tsx'

describe('Crop', () => {
  const size = { width: 400, height: 300 }

  it('is stored in pixels of the whole image, and read back', () => {
    const crop = { left: 13, top: 7, width: 201, height: 99 }
    expect(cropInPixels(cropInParts(crop, size), size)).toEqual(crop)
  })

  it('is null if nothing is cut off, and never exceeds the image', () => {
    expect(cropInPixels(cropInParts(null, size), size)).toBeNull()
    expect(cropInPixels({ left: 0.999, top: 0, width: 0.5, height: 0 }, size)).toEqual({
      left: 399,
      top: 0,
      width: 1,
      height: 1,
    })
  })
})
