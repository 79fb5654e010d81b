/** The usage section of each component page: code that an application can copy. */

import { snippets } from 'virtual:snippets'
import { Source, useOf } from '@storybook/addon-docs/blocks'
import { useTheme } from 'storybook/theming'
import { folderOf } from './when-to-use.tsx'

export function Usage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const theme = useTheme()
  const snippet = snippets[folderOf(preparedMeta.parameters.fileName)]
  return snippet === undefined ? null : (
    <section aria-label="Usage">
      <h2>Usage</h2>
      <Source code={snippet} language="tsx" dark={'base' in theme && theme.base === 'dark'} />
    </section>
  )
}
