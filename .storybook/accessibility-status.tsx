/** The accessibility section of each component page: what the tests recorded about the component. */
import { Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { CodeBlock, Link, Prose, Table } from '../ui/index.ts'
import { keyboardTables } from '../ui/testing/keyboard-tables.ts'
import { parseRecord } from '../ui/testing/records.ts'
import { folderOf } from './when-to-use.tsx'

const records: Readonly<Record<string, string>> = import.meta.glob('../ui/**/__snapshots__/*.snap', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const recordOf = (path: string) => parseRecord(records[`../ui/${path}.snap`] ?? '')

function treesOf(folder: string): (readonly [name: string, tree: string])[] {
  return Object.entries(recordOf(`components/${folder}/__snapshots__/${folder}.test.tsx`)).flatMap(
    ([test, tree]) => {
      const [name = '', group, what = ''] = test.split(' > ')
      return group === 'like every component' && what.startsWith('tells a screen reader')
        ? [[name, tree]]
        : []
    },
  )
}

const isPattern = (name: string): name is keyof typeof keyboardTables => Object.hasOwn(keyboardTables, name)

export function AccessibilityStatus() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const folder = folderOf(preparedMeta.parameters.fileName)
  const trees = treesOf(folder)
  if (trees.length === 0) return null
  return (
    <Unstyled>
      <Prose>
        <h2>Accessibility</h2>
        <p>What the tests wrote down when they last passed. They fail when it is no longer so.</p>
        <Automated folder={folder} stories={Object.values(csfFile.stories).map(({ name }) => name)} />
        {isPattern(folder) ? <Keys name={folder} /> : null}
        <h3>Screen reader</h3>
        {trees.map(([name, tree]) => (
          <CodeBlock key={name} label={name}>
            <code>{tree}</code>
          </CodeBlock>
        ))}
      </Prose>
    </Unstyled>
  )
}

interface AutomatedProps {
  readonly folder: string
  readonly stories: readonly string[]
}

function Automated({ folder, stories }: AutomatedProps) {
  const record = recordOf(`components/${folder}/__snapshots__/${folder}.stories.tsx`)
  return (
    <>
      <h3>Automated</h3>
      <p>
        What axe finds in each story, where Tab leads, and how narrow a screen may be: from left to right and
        from right to left.
      </p>
      <Table>
        <tbody>
          {stories.map((story) => (
            <tr key={story}>
              <th scope="row">{story}</th>
              <td>{record[`${story} 1`] ?? 'It was not asked yet.'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Keys({ name }: { readonly name: keyof typeof keyboardTables }) {
  const record = recordOf('testing/__snapshots__/keyboard.test.tsx')
  const { pattern, keys } = keyboardTables[name]
  return (
    <>
      <h3>Keyboard</h3>
      <p>
        The keys of <Link href={pattern}>the WAI-ARIA pattern</Link>, as the tests press them.
      </p>
      <Table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.keys(keys).map((key) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{record[`the keys of ${name} > ${key} 1`] ?? 'It was not asked yet.'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
