/**
 * Generator for a collection: its model, the test of what publishing requires, and its line in the lists of
 * types.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Name, Plan } from './plan.ts'
import { NewProblem } from './plan.ts'

export function planCollection(name: Name, root: string): Plan {
  const list = `/admin/${name.kebab}`
  if (readFileSync(join(root, 'content/contracts/admin-paths.ts'), 'utf8').includes(`'${list}'`))
    throw new NewProblem(`${list} is a screen of the admin. Choose another name.`)
  const folder = 'content/model/collections'
  return {
    files: {
      [`${folder}/${name.kebab}.ts`]: model(name),
      [`${folder}/${name.kebab}.test.ts`]: test(name),
    },
    changes: {
      'content/model/index.ts': (text) => register(text, name, 'model'),
      'content/model/collections.ts': (text) => register(text, name, 'collections'),
    },
    remaining: [
      `Set the fields, the label of one document, the icon and the place in the navigation in ${folder}/${name.kebab}.ts.`,
      'Run `npx lingui extract`, and translate the new messages in content/locales.',
      'Run `npm run docs`, which adds the type to the API reference.',
      'Run `npm run dev` and open /admin: the navigation, the list, the form and the API have the collection.',
    ],
  }
}

function register(text: string, { kebab, camel }: Name, list: 'model' | 'collections'): string {
  const entry = kebab === camel ? camel : `'${kebab}': ${camel}`
  const begin = `export const ${list} = {`
  if (!text.includes(begin)) throw new NewProblem(`content/model has no \`${begin}…}\`.`)
  const names = text.slice(text.indexOf(begin) + begin.length).split('}')[0] ?? ''
  if (names.split(',').some((taken) => [camel, entry].includes(taken.trim()))) {
    throw new NewProblem(`The type “${camel}” already exists. Choose another name.`)
  }
  return text
    .replace(begin, `${begin} ${entry},`)
    .replace(/^import /m, `import { ${camel} } from './collections/${kebab}.ts'\nimport `)
}

const model = ({ kebab, camel, text }: Name) => `/** ${text}. */
import { collection } from '../collection.ts'
import { mdx, slug, text } from '../fields/index.ts'

export const ${camel} = collection('${kebab}', {
  label: /*i18n*/ { id: '${kebab}', message: '${text}' },
  labelOne: /*i18n*/ { id: '${camel}.one', message: '${text}' },
  title: 'title',
  navigation: { icon: 'document', group: 'content', order: 100 },
  fields: {
    title: text({
      label: /*i18n*/ { id: '${camel}.title', message: 'Title' },
      localized: true,
      required: true,
      listed: true,
      sortable: true,
      searchable: true,
      maxLength: 160,
    }),
    slug: slug({
      label: /*i18n*/ { id: '${camel}.slug', message: 'Slug' },
      from: 'title',
      localized: true,
      required: true,
      listed: true,
    }),
    body: mdx({
      label: /*i18n*/ { id: '${camel}.body', message: 'Text' },
      localized: true,
      searchable: true,
    }),
  },
})
`

const test = ({ kebab, camel, text }: Name) => `import { describe, expect, it } from 'vitest'
import { layerProblems, initialData } from '../index.ts'
import { layerSchema } from '../schemas.ts'
import { ${camel} } from './${kebab}.ts'

describe('${text}', () => {
  const draft = initialData(${camel}, 'en')

  it('can be saved as an empty draft', () => {
    expect(layerSchema(${camel}, 'en').safeParse(draft).success).toBe(true)
  })

  it('requires a title and a slug to be published', () => {
    const missing = layerProblems(${camel}, 'en', draft).map(({ at }) => at.join('.'))
    expect(missing).toEqual(['title', 'slug'])
  })

  it('can be published with both', () => {
    const data = { ...draft, title: 'A title', slug: 'a-title' }
    expect(layerProblems(${camel}, 'en', data)).toEqual([])
  })
})
`
