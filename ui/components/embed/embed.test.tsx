import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startBehaviours, stopBehaviours } from '../../behaviours.ts'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { EmbedProps } from './embed.tsx'
import { Embed } from './embed.tsx'

/** Reserved names are never resolved, so nothing leaves this machine. */
const embed = (props: Partial<EmbedProps>) => (
  <Embed
    href="https://films.example/watch"
    frame="https://films.example/embed"
    title="Star trails"
    load="Load from Films"
    open="Open on Films"
    notice="Films receives your IP address."
    {...props}
  />
)

const button = page.getByRole('button', { name: 'Load from Films' })
const frameIn = (host: HTMLElement) => host.querySelector('iframe')

describe('Embed', () => {
  describeConformance(embed, { element: HTMLElement })

  it('loads nothing before the button is pressed, and links to the content', async () => {
    const { host } = render(embed({}))
    expect(host.querySelectorAll('iframe, img, script')).toHaveLength(0)
    const link = page.getByRole('link', { name: 'Open on Films' })
    await expect.element(link).toHaveAttribute('href', 'https://films.example/watch')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('puts a frame in its place when the button is pressed, and moves the focus there', async () => {
    const { host } = render(embed({}))
    await userEvent.click(button)
    await expect.poll(() => frameIn(host)?.src).toBe('https://films.example/embed')
    const frame = frameIn(host)
    expect(frame?.title).toBe('Star trails')
    expect(frame?.referrerPolicy).toBe('strict-origin')
    expect([...(frame?.sandbox ?? [])]).not.toContain('allow-top-navigation')
    expect(document.activeElement).toBe(frame)
    await expect.element(button).not.toBeInTheDocument()
    await expect.element(page.getByText('Films receives your IP address.')).not.toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Open on Films' })).toBeVisible()
  })

  it('does the same on a page without React, until the behaviour is stopped', async () => {
    const { host } = render(embed({}))
    const copy = document.createElement('div')
    copy.innerHTML = host.innerHTML.replaceAll('films.example', 'others.example')
    document.body.append(copy)
    host.remove()
    onTestFinished(() => copy.remove())
    startBehaviours()
    stopBehaviours(copy)
    copy.querySelector('button')?.click()
    startBehaviours()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(frameIn(copy)).toBeNull()
    copy.querySelector('button')?.click()
    await expect.poll(() => frameIn(copy)?.src).toBe('https://others.example/embed')
  })

  it.each(['javascript:alert(1)', 'http://films.example/embed', 'data:text/html,x', '/embed'])(
    'never loads %s',
    async (frame) => {
      const { host } = render(embed({ frame }))
      await userEvent.click(button)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(frameIn(host)).toBeNull()
    },
  )

  it('gives a post the height that its server reports, within limits', async () => {
    const { host } = render(embed({ shape: 'post' }))
    await userEvent.click(button)
    await expect.poll(() => frameIn(host)).not.toBeNull()
    const frame = frameIn(host)
    const source = frame?.contentWindow ?? null
    const report = (data: unknown) => dispatchEvent(new MessageEvent('message', { source, data }))
    const id = Number(frame?.dataset.number)
    report({ type: 'setHeight', id: id + 1, height: 700 })
    expect(frame?.style.blockSize).toBe('')
    report({ type: 'setHeight', id, height: 700 })
    expect(frame?.style.blockSize).toBe('700px')
    report({ type: 'setHeight', id, height: 90_000 })
    expect(frame?.style.blockSize).toBe('2000px')
    dispatchEvent(new MessageEvent('message', { source: window, data: { type: 'setHeight', id, height: 5 } }))
    expect(frame?.style.blockSize).toBe('2000px')
  })
})
