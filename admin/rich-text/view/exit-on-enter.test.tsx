/** Enter on an empty last line of a block. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderField } from '../../testing/render-field.tsx'

const body = page.getByRole('textbox', { name: 'Body' })

async function writeAtEnd(value: string, keys: string, last = 'Mind the sun') {
  const field = mdx({ label: { id: 'test.body', message: 'Body' } })
  const shown = await renderField(field, { value, server: fakeServer({}) })
  await expect.element(body).toBeVisible()
  await userEvent.click(body.getByText(last))
  await userEvent.keyboard(`{End}${keys}`)
  return shown
}

const blocks: readonly (readonly [string, string])[] = [
  ['a callout', '<Callout>\n  Mind the sun\n</Callout>'],
  ['a quotation', '<Quote author="Anna">\n  Mind the sun\n</Quote>'],
  ['tabs', '<Tabs>\n  <Tab label="One">\n    Mind the sun\n  </Tab>\n</Tabs>'],
  ['steps', '<Steps>\n  <Step title="Wash">\n    Mind the sun\n  </Step>\n</Steps>'],
  [
    'an accordion',
    '<Accordions>\n  <Accordion title="Why">\n    Mind the sun\n  </Accordion>\n</Accordions>',
  ],
  ['a file tree', '<FileTree>\n  - one\n  - Mind the sun\n</FileTree>'],
]

describe('Enter twice at the end', () => {
  it.each(blocks)('leaves %s', async (_name, source) => {
    const shown = await writeAtEnd(source, '{Enter}{Enter}After')
    await expect.poll(() => shown.value()).toBe(`${source}\n\nAfter`)
  })

  it('leaves a callout for the block around it', async () => {
    const inner = '<Callout>\n      Mind the sun\n    </Callout>'
    const tabs = (content: string) => `<Tabs>\n  <Tab label="One">\n    ${content}\n  </Tab>\n</Tabs>`
    const shown = await writeAtEnd(tabs(inner), '{Enter}{Enter}After')
    await expect.poll(() => shown.value()).toBe(tabs(`${inner}\n\n    After`))
  })

  it('leaves a list in a callout first, then the callout', async () => {
    const source = '<Callout>\n  - Mind the sun\n</Callout>'
    const shown = await writeAtEnd(source, '{Enter}{Enter}{Enter}After')
    await expect.poll(() => shown.value()).toBe(`${source}\n\nAfter`)
  })

  it('can be undone', async () => {
    const source = '<Callout>\n  Mind the sun\n</Callout>'
    // One letter, because each letter that is typed slowly has to be undone on its own.
    const shown = await writeAtEnd(source, '{Enter}{Enter}A')
    await expect.poll(() => shown.value()).toBe(`${source}\n\nA`)
    await userEvent.keyboard('{Control>}zzz{/Control}')
    await expect.poll(() => shown.value()).toBe(source)
    await userEvent.keyboard('more')
    await expect.poll(() => shown.value()).toMatch(/<Callout>\n {2}Mind the sun[\s\S]*more\n<\/Callout>$/)
  })
})

describe('Enter in code', () => {
  it('leaves the code at the third press and removes the empty lines', async () => {
    const source = '```js\nprint()\n```'
    const shown = await writeAtEnd(source, '{Enter}{Enter}{Enter}After', 'print()')
    await expect.poll(() => shown.value()).toBe(`${source}\n\nAfter`)
  })

  it('keeps one empty line between two lines', async () => {
    const shown = await writeAtEnd('```js\none\n```', '{Enter}{Enter}two', 'one')
    await expect.poll(() => shown.value()).toBe('```js\none\n\ntwo\n```')
  })

  it('leaves a code group', async () => {
    const source = '<CodeGroup>\n  ```js title="one.js"\n  print()\n  ```\n</CodeGroup>'
    const shown = await writeAtEnd(source, '{Enter}{Enter}{Enter}After', 'print()')
    await expect.poll(() => shown.value()).toBe(`${source}\n\nAfter`)
  })
})
