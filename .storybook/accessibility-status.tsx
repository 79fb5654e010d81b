/** At the end of each component's page: what is known of its accessibility, and by which test. */
import { useOf } from '@storybook/addon-docs/blocks'
import { keyboardTables } from '../ui/testing/keyboard-tables.ts'
import { folderOf } from './when-to-use.tsx'

/** What the conformance test wrote, by the component's folder. */
const records: Readonly<Record<string, string>> = import.meta.glob(
  '../ui/components/*/__snapshots__/*.snap',
  { query: '?raw', import: 'default', eager: true },
)

const conformance =
  /exports\[`(.+?) > like every component > tells a screen reader[^`]*`\] = `\n([\s\S]*?)\n`;/g

function treesOf(folder: string): (readonly [name: string, tree: string])[] {
  const record = records[`../ui/components/${folder}/__snapshots__/${folder}.test.tsx.snap`] ?? ''
  return [...record.matchAll(conformance)].map(([, name = '', tree = '']) => [name, tree])
}

const isPattern = (name: string): name is keyof typeof keyboardTables => Object.hasOwn(keyboardTables, name)

export function AccessibilityStatus() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const folder = folderOf(preparedMeta.parameters.fileName)
  const trees = treesOf(folder)
  if (trees.length === 0) return null
  return (
    <>
      <h2>Accessibility</h2>
      <p>
        <strong>Automated.</strong> axe finds nothing in any of these stories: light and dark, from left to
        right and from right to left. It is asked each time the tests run.
      </p>
      {isPattern(folder) ? <Keys name={folder} /> : null}
      <p>
        <strong>Screen reader.</strong> What is told of it, as the tests wrote it down:
      </p>
      {trees.map(([name, tree]) => (
        <pre key={name} className="screen-reader-tree">
          {tree}
        </pre>
      ))}
    </>
  )
}

function Keys({ name }: { readonly name: keyof typeof keyboardTables }) {
  const { pattern, keys } = keyboardTables[name]
  return (
    <>
      <p>
        <strong>Keyboard.</strong> The keys of <a href={pattern}>the WAI-ARIA pattern</a>; each row is a test.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(keys).map(([key, does]) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
