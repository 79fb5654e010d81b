import { describe, expect, it } from 'vitest'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Skeleton } from './skeleton.tsx'

describe('Skeleton', () => {
  describeConformance((given) => <Skeleton lines={3} {...given} />, { element: HTMLDivElement })

  it('reserves the space of the coming lines', () => {
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

  it('is hidden from screen readers', () => {
    const { host } = render(<Skeleton />)
    expect(host.querySelector('.skeleton')?.getAttribute('aria-hidden')).toBe('true')
  })
})
