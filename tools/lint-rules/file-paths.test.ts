/** Paths of files: the path of a URL has `%20` for a space, and a slash before the drive of Windows. */
import { expect, it } from 'vitest'
import { codeFiles, read } from './source-files.ts'

it('takes no path of a file from a URL', () => {
  const found = codeFiles().filter((path) =>
    /import\.meta\.url\)\.pathname|\b(?:root|folder)\.pathname/.test(read(path)),
  )
  expect(found, 'Write `fileURLToPath(new URL(…))`, or join `import.meta.dirname`.').toEqual([])
})
