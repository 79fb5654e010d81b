/** What an embed shows in the text view: the same as the page before consent. Nothing is loaded. */
import { embedOf } from '@cyanotype/content/mdx/embeds/embed-of.ts'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Adds notice, button and link to an embed. Returns the place of its title. */
export function completeEmbed(i18n: I18n, figure: HTMLElement, href: string): HTMLElement | null {
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
  link.className = 'embed-link'
  link.textContent = i18n._(msg`Open on ${service}`)
  figure.dataset.ready = '' // otherwise the button is hidden, as on a page without script
  figure.querySelector('figcaption')?.append(notice, button, link)
  return figure.querySelector<HTMLElement>('.embed-title')
}
