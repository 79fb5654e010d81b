/** At the top of each component's page: when to use it, and when to take something else. */
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

/** The component's folder, from the file that its stories are in. */
export function folderOf(storiesFile: unknown): string {
  return /components\/([a-z-]+)\//.exec(String(storiesFile))?.[1] ?? ''
}
