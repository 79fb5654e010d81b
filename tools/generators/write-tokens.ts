/** Writes tokens.css from the token data if it has changed, and rejects colours with too little contrast. */
import { readFile, writeFile } from 'node:fs/promises'
import { tokensCss } from '../../ui/tokens/css.ts'
import { missedPairs } from '../../ui/tokens/pairs.ts'

const tokensFile = new URL('../../ui/tokens/tokens.css', import.meta.url)

/** The content of tokens.css. */
export const tokensStylesheet = () =>
  `/* Made from the data beside it by \`node tools/generators/tokens.ts\`: change the data. */\n${tokensCss()}`

export async function writeTokens(): Promise<void> {
  const missed = missedPairs()
  if (missed.length > 0) {
    throw new Error(
      `The contrast of these colour pairs is too low. Change the colours in ui/tokens:\n  ${missed.join('\n  ')}`,
    )
  }
  const css = tokensStylesheet()
  if ((await readFile(tokensFile, 'utf8').catch(() => '')) !== css) await writeFile(tokensFile, css)
}
