/** Documentation pages in the theme that is set in the toolbar. */
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import type { Theme } from '../ui/tokens/index.ts'
import { frameTheme } from './theme.ts'

const themes = { light: frameTheme('light'), dark: frameTheme('dark') }

const themeOf = ({ theme }: Globals): Theme => (theme === 'dark' ? 'dark' : 'light')

export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeOf(globalsOf(context)))
  useEffect(() => {
    const channel = addons.getChannel()
    const handleUpdate = ({ globals }: { readonly globals: Globals }) => setTheme(themeOf(globals))
    channel.on(GLOBALS_UPDATED, handleUpdate)
    return () => channel.off(GLOBALS_UPDATED, handleUpdate)
  }, [])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  )
}

/** A page without stories has no toolbar values of its own. */
function globalsOf(context: DocsContainerProps['context']): Globals {
  const [story] = context.componentStories()
  return story ? context.getStoryContext(story).globals : {}
}
