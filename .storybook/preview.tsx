/** Storybook preview settings: how every story is shown, and the checks for each of them. */
// First, because it sets the order of the layers for all other stylesheets.
import '../ui/ui.css'
import type { Preview } from '@storybook/react-vite'
import { accessibleEverywhere } from './accessible-everywhere.ts'
import { ComponentPage } from './component-page/component-page.tsx'
import { groupProps } from './component-page/props-groups.ts'
import { poseStory } from './pose-story.ts'
import { loadWords, withStoryContext } from './story-context.tsx'
import { ThemedDocs } from './themed-docs.tsx'
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
    await accessibleEverywhere()
  },
  parameters: {
    // In tests `accessibleEverywhere` runs the same checks and more.
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
