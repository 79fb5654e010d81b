/** A component is a folder that holds everything about it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesLike, read, root } from './sources.ts'

const components = [...new Set(filesLike('ui/components/*/*').map((path) => path.split('/')[2] ?? ''))]

describe.each(components)('the component %s', (name) => {
  it('has its code, its style, its stories and its test', () => {
    const parts = ['tsx', 'css', 'stories.tsx', 'test.tsx'].map(
      (ending) => `ui/components/${name}/${name}.${ending}`,
    )
    const missing = parts.filter((path) => !existsSync(join(root, path)))
    expect(missing, 'Lay them down; `npm run new -- component example` shows how they look.').toEqual([])
  })

  it('is offered at the door of the package', () => {
    expect(read('ui/index.ts'), 'Export it there.').toContain(`./components/${name}/${name}.tsx`)
  })
})
