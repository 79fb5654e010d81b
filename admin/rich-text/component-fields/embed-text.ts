/** What an embed shows in the text view: the same as the page before consent. Nothing is loaded from its service. */
import { embedOf } from '@cyanotype/content/mdx/embeds/embed-of.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiProblem } from '../../api/api-problem.ts'
import type { DrawBlocks } from './drawn-blocks.ts'
import { sourceOf } from './drawn-blocks.ts'

interface EmbedContext {
  readonly i18n: I18n
  readonly draw: DrawBlocks
  /** The field of its title. */
  readonly title: HTMLTextAreaElement
}

/** Adds notice, button and link to an embed. Returns the place of its title. */
export function completeEmbed(figure: HTMLElement, href: string, context: EmbedContext): HTMLElement | null {
  const { i18n, draw, title } = context
  const service = embedOf(href)?.service ?? href
  const notice = document.createElement('p')
  notice.className = 'embed-notice'
  notice.textContent = i18n._(
    msg`If you load it, ${service} receives your IP address and can store data on your device.`,
  )
  // Pressing them selects the embed, so they are no controls.
  const button = document.createElement('span')
  button.className = 'button'
  button.dataset.variant = 'outline'
  button.textContent = i18n._(msg`Load from ${service}`)
  const link = document.createElement('span')
  link.className = 'link'
  link.textContent = i18n._(msg`Open on ${service}`)
  figure.dataset.ready = '' // otherwise the button is hidden, as on a page without script
  figure.querySelector('figcaption')?.append(notice, button, link)
  // The page has the same in the language of the text, with a link to the privacy policy.
  draw(sourceOf('Embed', { href })).then(
    (drawn) => {
      const textIn = (selector: string) => drawn.querySelector(selector)?.textContent
      title.placeholder = textIn('.embed-title') ?? title.placeholder
      button.textContent = textIn('.button') ?? button.textContent
      link.textContent = textIn('figcaption > .link') ?? link.textContent
      const { childNodes } = drawn.querySelector('.embed-notice') ?? notice
      notice.replaceChildren(...childNodes)
    },
    (error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error
    },
  )
  return figure.querySelector<HTMLElement>('.embed-title')
}
