import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import stars from '../figure/sample-stars.svg?no-inline'
import type { VideoProps } from './video.tsx'
import { Video } from './video.tsx'

const night = (props: Partial<VideoProps>) => (
  <Video src="/night.mp4" title="Star trails" poster={stars} captions="/night.vtt" language="en" {...props} />
)

describe('Video', () => {
  describeConformance(night, { element: HTMLElement })

  it('loads nothing from this site before it is played, and includes captions', () => {
    const { host } = render(night({}))
    const video = host.querySelector('video')
    expect(video?.getAttribute('preload')).toBe('none')
    expect(video?.ariaLabel).toBe('Star trails')
    expect(host.querySelector('track')?.getAttribute('srclang')).toBe('en')
  })

  it('is a link with its target for another site, and loads nothing from there', async () => {
    const { host } = render(
      <UiProvider locale={et}>{night({ src: 'https://www.videos.example/42' })}</UiProvider>,
    )
    const link = page.getByRole('link', { name: 'Star trails Vaata saidil videos.example' })
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(host.querySelectorAll('video, iframe')).toHaveLength(0)
  })

  it.each(['/night.mp4', 'https://www.videos.example/42'])('shows its poster whole: %s', (src) => {
    const { host } = render(night({ src }))
    expect([...host.querySelectorAll('video, img')].map((one) => getComputedStyle(one).objectFit)).toEqual([
      'contain',
    ])
  })

  it('drops a dangerous URL', () => {
    const { host } = render(night({ src: 'javascript:alert(1)' }))
    expect(host.querySelector('video')?.hasAttribute('src')).toBe(false)
  })
})
