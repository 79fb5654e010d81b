import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Skeleton } from './skeleton.tsx'

describe('Skeleton', () => {
  describeConformance((given) => <Skeleton lines={3} {...given} />, { element: HTMLDivElement })

  it('takes the room of the lines that will come', () => {
    const { host } = render(
      <div style={{ lineHeight: 1.6 }}>
        <Skeleton lines={3} />
        <p>
          One
          <br />
          two
          <br />
          three
        </p>
      </div>,
    )
    const [skeleton = 0, text = 0] = ['.skeleton', 'p'].map(
      (selector) => host.querySelector(selector)?.getBoundingClientRect().height,
    )
    expect(Math.abs(skeleton - text)).toBeLessThan(8)
  })

  it('is not heard', () => {
    const { host } = render(<Skeleton />)
    expect(host.querySelector('.skeleton')?.getAttribute('aria-hidden')).toBe('true')
  })
})
