import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { Button, Callout, CodeBlock, Pagination, Prose, UiProvider } from '../../ui/index.ts'
import { et } from '../../ui/locales/et.ts'
import { snippets } from './package-snippets.ts'

const meta = {
  title: 'Cyanotype/Using the package',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

function Code({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <CodeBlock title={title}>
      <code>
        {children.split('\n').map((line, at) => (
          <Fragment key={at}>
            <span className="code-line">{line}</span>
            {'\n'}
          </Fragment>
        ))}
      </code>
    </CodeBlock>
  )
}

const Snippet = ({ name }: { readonly name: keyof typeof snippets }) => (
  <Code title={name}>{snippets[name]}</Code>
)

const Door = ({ name }: { readonly name: string }): ReactNode => <code>@cyanotype/ui{name}</code>

function Start() {
  return (
    <>
      <h1>Three lines, and it prints</h1>
      <p>
        What these pages show can be built with elsewhere. It is one package, and React is all that it asks
        for.
      </p>
      <Code title="Terminal">
        {'npm pack --workspace @cyanotype/ui\nnpm install ./cyanotype-ui-*.tgz react react-dom'}
      </Code>
      <Snippet name="app.tsx" />
      <p>
        <Button>Print</Button>
      </p>
      <p>
        Every component is a door of its own, <Door name="/button" />, and all of them are behind one,{' '}
        <Door name="" />. Either way a bundle holds what you use and nothing else. A file deeper inside may
        move at any time.
      </p>
    </>
  )
}

function Languages() {
  return (
    <>
      <h2>In another language</h2>
      <p>
        The components’ own words are English until you say otherwise. The language brings its direction
        along; numbers, dates and the order of names come from the browser.
      </p>
      <Snippet name="language.tsx" />
      <UiProvider locale={et}>
        <Pagination previous="?page=1" next="?page=3" />
      </UiProvider>
      <p>
        There are 51. A list of them can be had without their words, which are fetched one language at a time:
      </p>
      <Snippet name="languages.tsx" />
      <Callout tone="warning" title="From right to left, built by Vite">
        <p>
          For older browsers Vite would guess the direction from the language, and <code>dir</code> alone
          would say nothing. Tell it which browsers you mean; these know it by themselves.
        </p>
        <Snippet name="vite.config.ts" />
      </Callout>
    </>
  )
}

function Look() {
  return (
    <>
      <h2>In another colour</h2>
      <p>
        One hue sets the brand: primary, links, focus, charts and code follow it, and every contrast holds.
        For buttons in an exact colour, use <code>brandOf('#8a1c4a')</code>. Write the style sheet once, and
        import it after <code>styles.css</code>.
      </p>
      <Snippet name="brand.ts" />
      <p>
        A single purpose is a custom property, such as <code>--primary</code> or <code>--link</code>, and so
        are corners, spaces and times. What is in no layer wins over all of these sheets.
      </p>
      <h2>The look in parts</h2>
      <p>
        A component’s sheet holds what the component is made of; <code>base.css</code> holds tokens and what
        all of them stand on. Without <code>fonts.css</code> the system’s faces stand in.
      </p>
      <Snippet name="parts.tsx" />
      <h2>Icons, ours and yours</h2>
      <p>
        A component brings the drawings that it names itself. Those that you name, bring once, anywhere; or
        import <Door name="/icons/all" />, where names come from content.
      </p>
      <Snippet name="icons.tsx" />
    </>
  )
}

function Surroundings() {
  return (
    <>
      <h2>On a server</h2>
      <p>
        Every component renders without a browser, and its HTML is what the browser’s first render says. A
        module that remembers or answers to readers says <code>'use client'</code>; the others are server
        components as they are.
      </p>
      <Snippet name="server.tsx" />
      <h2>Without React in the browser</h2>
      <p>
        Details, dialogs and popovers are the browser’s own. What else a page of HTML needs, drawers, copying,
        galleries, themes, starts with one call and costs less than 3 KB. Tabs, toasts and forms with a memory
        are islands: hydrate those alone.
      </p>
      <Snippet name="without-react.ts" />
    </>
  )
}

/** For developers who use the package. A test compiles every code sample on this page. */
export const UsingThePackage: StoryObj<typeof meta> = {
  name: 'Using the package',
  render: () => (
    <Prose>
      <Start />
      <Languages />
      <Look />
      <Surroundings />
    </Prose>
  ),
}
