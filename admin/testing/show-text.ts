/** Opens a text in the rich text view alone, without toolbars and dialogs. */
import type { Plugin } from 'prosemirror-state'
import { onTestFinished } from 'vitest'
import { openText } from '../rich-text/from-mdx/open-document.ts'
import type { TextView } from '../rich-text/view/text-view.ts'
import { createTextView } from '../rich-text/view/text-view.ts'

export interface ShownText extends TextView {
  /** Every reported source. */
  readonly changes: readonly string[]
}

export function showText(source: string, plugins: readonly Plugin[] = []): ShownText {
  const read = openText(source)
  if ('problem' in read) throw new Error(read.problem.message.message)
  const container = document.body.appendChild(document.createElement('div'))
  const changes: string[] = []
  const onChange = (next: string) => changes.push(next)
  const text = createTextView({ container, opened: read.text, onChange, lang: 'en', label: 'Body', plugins })
  onTestFinished(() => {
    text.destroy()
    container.remove()
  })
  return { ...text, changes }
}
