/** Writes tokens.css from the data, unless it says the same already. Colours that cannot be told apart stop it. */
import { readFile, writeFile } from 'node:fs/promises'
import { tokensCss } from './css.ts'
import { missedPairs } from './missed-pairs.ts'

const place = new URL('tokens.css', import.meta.url)

export async function writeTokens(): Promise<void> {
  const missed = missedPairs()
  if (missed.length > 0) {
    throw new Error(
      `These colours meet without enough contrast; change them in ui/tokens:\n  ${missed.join('\n  ')}`,
    )
  }
  const css = tokensCss()
  if ((await readFile(place, 'utf8').catch(() => '')) !== css) await writeFile(place, css)
}
