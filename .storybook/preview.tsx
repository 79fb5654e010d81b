/** Storybook preview settings: how every story is shown, and the checks for each of them. */
// First, because it sets the order of the layers for all other stylesheets.
import '../ui/ui.css'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { Preview, StoryContext } from '@storybook/react-vite'
import type { PropsWithChildren } from 'react'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'
import { addons } from 'storybook/preview-api'
import { userEvent, within } from 'storybook/test'
import type { Pose } from '../ui/testing/story-poses.ts'
import type { Theme } from '../ui/tokens/index.ts'
import { checkAccessibility } from './check-accessibility.ts'
import { ComponentPage } from './component-page/component-page.tsx'
import { groupProps } from './component-page/props-groups.ts'
import { loadWords, withStoryContext } from './story-context.tsx'
import { frameTheme } from './theme.ts'
import { globalTypes, initialGlobals, viewports } from './toolbars.ts'
import '../ui/icons/all.ts'
import './links-leave-the-frame.ts'
import './preview.css'

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadWords],
  decorators: [withStoryContext],
  argTypesEnhancers: [groupProps],
  async afterEach(context) {
    await poseStory(context)
    await checkAccessibility()
  },
  parameters: {
    // In tests `checkAccessibility` runs the same checks and more.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    backgrounds: { disable: true },
    // The page has one handwritten code sample. Storybook would print minified functions and arguments of
    // tests.
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      canvas: { sourceState: 'none' },
      toc: { title: 'On this page', headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, [inert] *' },
    },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Cyanotype',
          [
            'Introduction',
            'Colours',
            'Type',
            'Space',
            'Icons',
            'Accessibility',
            'Writing',
            'Using the package',
            'New component',
            'Changelog',
          ],
          'Actions',
          'Forms',
          'Overlays',
          'Navigation',
          'Data',
          'Feedback',
          'Layout',
          'Content',
          'Recipes',
          'Pages',
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
}

export default preview

const isPose = (value: unknown): value is Pose => typeof value === 'function'

/** Elements whose stories are already in their state: a story renders again whenever a control changes. */
const done = new WeakSet<Element>()

/** Puts a story into the state that it is named after, once, after it is rendered. */
async function poseStory({ canvasElement, globals, parameters, viewMode }: StoryContext) {
  if (viewMode === 'docs' || import.meta.env.MODE === 'test' || globals.script === 'none') return
  const root = canvasElement.firstElementChild
  if (!isPose(parameters.pose) || root === null || done.has(root)) return
  done.add(root)
  await parameters.pose({ canvas: within(canvasElement), user: userEvent.setup() })
}

const themes = { light: frameTheme('light'), dark: frameTheme('dark') }

const themeOf = ({ theme }: Globals): Theme => (theme === 'dark' ? 'dark' : 'light')

/** Documentation pages in the theme that is set in the toolbar. */
function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
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
