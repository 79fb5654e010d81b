/** The top of each component page: when to use the component, and when to use another. */
import { useOf } from '@storybook/addon-docs/blocks'
import { guidance } from './guidance.ts'

export function WhenToUse() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const advice = guidance[folderOf(preparedMeta.parameters.fileName)]
  if (advice === undefined) return null
  return (
    <div className="when-to-use">
      <p>
        <strong>Use it for.</strong> {advice.use}
      </p>
      <p>
        <strong>Take something else.</strong> {advice.instead}
      </p>
    </div>
  )
}

/** The folder of the component, derived from the path of its stories file. */
export function folderOf(storiesFile: unknown): string {
  return /components\/([a-z-]+)\//.exec(String(storiesFile))?.[1] ?? ''
}
