/** The top of each component page: when to use the component, when to use another, and what authors write. */
import { components, rendererOf } from '@cyanotype/content/mdx/vocabulary.ts'
import uiIndex from '@cyanotype/ui/index.ts?raw'
import { useOf } from '@storybook/addon-docs/blocks'
import { guidance } from './guidance.ts'

export function WhenToUse() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const folder = folderOf(preparedMeta.parameters.fileName)
  const advice = guidance[folder]
  if (advice === undefined) return null
  return (
    <div className="when-to-use">
      <p>
        <strong>Use it for.</strong> {advice.use}
      </p>
      <p>
        <strong>Take something else.</strong> {advice.instead}
      </p>
      {authorComponentsIn(folder).map(({ name, help, schema }) => (
        <p key={name}>
          <strong>In texts.</strong> <code>{`<${[name, ...Object.keys(schema)].join(' ')}>`}</code>{' '}
          {help.message}
        </p>
      ))}
    </div>
  )
}

/** The components of authors that are rendered by the components of a folder. */
function authorComponentsIn(folder: string) {
  const exported = [...uiIndex.matchAll(/export \{([^}]*)\} from '\.\/components\/([\w-]+)\//g)]
  const names = exported.flatMap(([, list = '', from]) => (from === folder ? list.split(/[\s,]+/) : []))
  return components.filter((component) => names.includes(rendererOf(component)))
}

/** The folder of the component, derived from the path of its stories file. */
export function folderOf(storiesFile: unknown): string {
  return /components\/([a-z-]+)\//.exec(String(storiesFile))?.[1] ?? ''
}
