/** The frame of an embed: content of another service, which cannot reach the page around it. */

/** What services need to play: their own scripts and storage, and links that open in a new tab. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
]

/** Puts the frame before the text of the embed. It gets the focus, because the button disappears. */
export function showFrame(embed: HTMLElement): void {
  const { embed: src = '' } = embed.dataset
  if (URL.parse(src)?.protocol !== 'https:' || embed.querySelector('iframe') !== null) return
  const frame = document.createElement('iframe')
  frame.title = embed.querySelector('.embed-title')?.textContent ?? ''
  frame.sandbox.add(...sandbox)
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // Video services refuse to play without the origin of the page. They do not learn its path.
  frame.referrerPolicy = 'strict-origin'
  frame.loading = 'lazy'
  frame.src = src
  if (embed.dataset.shape === 'post') followHeight(frame)
  embed.prepend(frame)
  frame.focus()
}

const maxHeight = 2_000
/** Each post on the page has a number in its messages. */
let lastNumber = 0

/** Mastodon answers the message `setHeight` with the height of the post. */
function followHeight(frame: HTMLIFrameElement): void {
  lastNumber += 1
  const id = lastNumber
  frame.dataset.number = String(id)
  const { origin } = new URL(frame.src)
  frame.addEventListener('load', () => frame.contentWindow?.postMessage({ type: 'setHeight', id }, origin))
  const handleMessage = ({ source, data }: MessageEvent<unknown>) => {
    if (!frame.isConnected) removeEventListener('message', handleMessage)
    if (source !== frame.contentWindow) return
    const { type, id: own, height } = Object(data)
    if (type !== 'setHeight' || own !== id || typeof height !== 'number' || !(height > 0)) return
    frame.style.blockSize = `${Math.min(height, maxHeight)}px`
  }
  addEventListener('message', handleMessage)
}
