/** Storybook preview settings: how every story is shown, and the checks for each of them. */
import type { Preview } from '@storybook/react-vite'
import { accessibleEverywhere } from './accessible-everywhere.ts'
import { ComponentPage } from './component-page.tsx'
import { poseStory } from './pose-story.ts'
import { loadWords, withSurroundings } from './story-context.tsx'
import { ThemedDocs } from './themed-docs.tsx'
import { globalTypes, initialGlobals, viewports } from './toolbars.ts'
import '../ui/icons/all.ts'
import '../ui/ui.css'
import './links-leave-the-frame.ts'
import './preview.css'

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadWords],
  decorators: [withSurroundings],
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
    docs: { container: ThemedDocs, page: ComponentPage, canvas: { sourceState: 'none' } },
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
            'A new component',
          ],
          'Components',
          'Pages',
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
}

export default preview
