/**
 * Keeps translations when an English text is improved: after the code was changed and `npx lingui extract` ran,
 * `npm run reword -- "Old text" "New text"` moves the translations to the new text.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productLanguage } from '../../content/model/locales.ts'
import { moveTranslation, RewordProblem } from './move-translation.ts'

const cwd = fileURLToPath(new URL('../../', import.meta.url))
const [from = '', to = ''] = process.argv.slice(2)

try {
  const changed = globSync('content/locales/*/*.po', { cwd }).flatMap((path) => {
    const po = readFileSync(`${cwd}${path}`, 'utf8')
    const moved = moveTranslation(po, { from, to, isSource: basename(path, '.po') === productLanguage })
    return moved === undefined ? [] : [{ path, moved }]
  })
  if (changed.length === 0)
    throw new RewordProblem('No catalogue has both texts. Change the code, and run `npx lingui extract`.')
  for (const { path, moved } of changed) writeFileSync(`${cwd}${path}`, moved)
  console.log(`Changed:\n${changed.map(({ path }) => `  ${path}`).join('\n')}`)
} catch (problem) {
  if (!(problem instanceof RewordProblem)) throw problem
  console.error(`${problem.message}\nUsage: npm run reword -- "<old English text>" "<new English text>"`)
  process.exitCode = 1
}
