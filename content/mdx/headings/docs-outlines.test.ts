import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { currentOutlines, docsFolder, namesInFile, readOutlines } from './docs-outlines.ts'

describe('Headings of the documentation', () => {
  it('are recorded (run `npm exec -- node content/mdx/headings/write-outlines.ts`)', () => {
    expect(readOutlines()).toEqual(currentOutlines())
  })

  it('have the ids of the English file in a translation, and their own as aliases', () => {
    const path = join(docsFolder, 'et/start/install.mdx')
    const names = namesInFile(path, '## Logi sisse\n\n## Vali andmebaas\n\n## Muuda töötades')
    expect(names?.[0]).toEqual({ id: 'sign-in', aliases: ['logi-sisse'] })
    expect(names?.[1]).toEqual({ id: 'choose-a-database', aliases: ['vali-andmebaas'] })
  })

  it('keep their earlier ids in the English file', () => {
    const path = join(docsFolder, 'en/start/install.mdx')
    const names = namesInFile(path, '## Log in\n\n## Choose a database\n\n## Change it while it runs')
    expect(names?.[0]).toEqual({ id: 'log-in', aliases: ['sign-in'] })
  })

  it('are ignored in other files', () => {
    expect(namesInFile('/elsewhere/readme.mdx', '## One')).toBeUndefined()
  })
})
