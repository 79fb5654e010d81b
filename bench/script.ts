/** Size of the JavaScript that a browser loads with a page before any interaction, with Brotli. */
import { brotliCompressSync } from 'node:zlib'
import { rawAnswer } from './raw-answer.ts'

export async function scriptKilobytes(address: string): Promise<number> {
  const html = (await (await fetch(address)).text()).replaceAll(/<!--[\s\S]*?-->/g, '')
  const open = [
    ...html.matchAll(/<script[^>]* src="([^"]+)"|<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
  ]
    .map((match) => match[1] ?? match[2] ?? '')
    .map((path) => new URL(path, address).href)
  const inline = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>([\s\S]+?)<\/script>/g)]
  const inlineText = inline.map((match) => match[1] ?? '').join('')
  let bytes = inlineText === '' ? 0 : brotliCompressSync(inlineText).length
  const seen = new Set(open)
  for (const script of seen) {
    bytes += (await rawAnswer(script)).body.length
    const text = await (await fetch(script)).text()
    for (const match of text.matchAll(/(?:import|from)\s*"(\.[^"]+)"/g)) {
      seen.add(new URL(match[1] ?? '', script).href)
    }
  }
  return bytes / 1024
}
