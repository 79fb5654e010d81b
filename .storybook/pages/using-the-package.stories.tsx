import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Button, Callout, Pagination, UiProvider } from '../../ui/index.ts'
import { et } from '../../ui/locales/et.ts'
import { DocumentPage } from './document-page.tsx'
import { snippets } from './package-snippets.ts'
import { PlainCode } from './plain-code.tsx'

const meta = {
  title: 'Cyanotype/Using the package',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

const Snippet = ({ name }: { readonly name: keyof typeof snippets }) => (
  <PlainCode title={name}>{snippets[name]}</PlainCode>
)

const Module = ({ name }: { readonly name: string }): ReactNode => <code>@cyanotype/ui{name}</code>

function Start() {
  return (
    <>
      <h1>Using the package</h1>
      <p>The components are one package. It needs React and nothing else.</p>
      <h2>Install</h2>
      <PlainCode title="Terminal">
        {'npm pack --workspace @cyanotype/ui\nnpm install ./cyanotype-ui-*.tgz react react-dom'}
      </PlainCode>
      <Snippet name="app.tsx" />
      <p>
        <Button>Print</Button>
      </p>
      <p>
        Import a component from its own module, such as <Module name="/button" />, or from <Module name="" />.
        In both cases a bundle contains only what you use. Other files of the package may move.
      </p>
    </>
  )
}

function Languages() {
  return (
    <>
      <h2>Languages</h2>
      <p>
        The texts of the components are English by default. A locale sets their language and direction. The
        browser formats numbers and dates.
      </p>
      <Snippet name="language.tsx" />
      <UiProvider locale={et}>
        <Pagination previous="?page=1" next="?page=3" />
      </UiProvider>
      <p>There are 51 locales. Load one when you need it:</p>
      <Snippet name="languages.tsx" />
      <Callout tone="warning" title="Right to left with Vite">
        <p>
          Set the browsers that you support. For older browsers Vite derives the direction from the language
          and ignores <code>dir</code>.
        </p>
        <Snippet name="vite.config.ts" />
      </Callout>
    </>
  )
}

function Look() {
  return (
    <>
      <h2>Brand colour</h2>
      <p>
        One hue sets the colour of buttons, links, focus, charts and code. All contrasts hold. For an exact
        colour on buttons, use <code>brandOf('#8a1c4a')</code>. Run <code>node brand.mjs</code> once, and
        import the new stylesheet after <code>styles.css</code>.
      </p>
      <Snippet name="brand.mjs" />
      <p>
        Each purpose is a custom property, such as <code>--primary</code> or <code>--link</code>. Styles
        outside of a layer override these.
      </p>
      <h2>Corners, spacing and fonts</h2>
      <p>
        Corners and spacing have two more styles each. Import the new stylesheet after <code>styles.css</code>
        .
      </p>
      <Snippet name="shape.mjs" />
      <p>
        For other fonts, load them yourself, and set <code>--font-display</code> for headings,{' '}
        <code>--font-serif</code> for long texts and <code>--font-sans</code> for everything else.
      </p>
      <h2>Stylesheets in parts</h2>
      <p>
        Each component has a stylesheet. <code>base.css</code> contains tokens and base styles. Without{' '}
        <code>fonts.css</code>, text uses the fonts of the system.
      </p>
      <Snippet name="parts.tsx" />
      <h2>Icons</h2>
      <p>
        A component loads the icons that it uses itself. Load icons that you name once, anywhere. If names
        come from content, import <Module name="/icons/all" />.
      </p>
      <Snippet name="icons.tsx" />
    </>
  )
}

function Rendering() {
  return (
    <>
      <h2>Server rendering</h2>
      <p>
        Every component renders on a server, with the same HTML as the first render of the browser. A module
        with state or events says <code>'use client'</code>. The others are server components.
      </p>
      <Snippet name="server.tsx" />
      <h2>Without React in the browser</h2>
      <p>
        Details, dialogs and popovers work in plain HTML. One call starts the rest: drawers, copy buttons,
        galleries and themes. It costs less than 3 KB. Hydrate only tabs, toasts and forms with state.
      </p>
      <Snippet name="page.mjs" />
      <Snippet name="without-react.ts" />
    </>
  )
}

/** For developers who use the package. A test compiles every code sample on this page. */
export const UsingThePackage: StoryObj<typeof meta> = {
  name: 'Using the package',
  render: () => (
    <DocumentPage>
      <Start />
      <Languages />
      <Look />
      <Rendering />
    </DocumentPage>
  ),
}
