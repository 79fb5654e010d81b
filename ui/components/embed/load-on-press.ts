/** Loads an embed at the press of its button. The code of the frame is loaded only then. */
import { onPress } from '../../internal/on-press.ts'

export function loadOnPress(embed: HTMLElement): () => void {
  // Until then a press would be lost, so the button is not visible.
  embed.dataset.ready = ''
  return onPress(embed, 'button', () => {
    import('./embed-frame.ts')
      .then(({ showFrame }) => showFrame(embed))
      // The link opens the content.
      .catch(() => embed.querySelector<HTMLElement>('a:last-child')?.focus())
  })
}
