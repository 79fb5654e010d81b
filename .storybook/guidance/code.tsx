/** Guidance for code and keys in texts. */
import { CodeBlock, CodeGroup, Key } from '../../ui/index.ts'
import type { Guidance } from './guidance.ts'

export const code: Readonly<Record<string, Guidance>> = {
  'code-block': {
    use: 'Code to copy or to read, line by line. The title names the file.',
    instead: 'The same code for several tools is a Code group. A key is a Key.',
    synonyms: ['syntax highlight', 'snippet', 'pre', 'terminal', 'source'],
    do: {
      text: 'Show code that works when copied.',
      show: (
        <CodeBlock title="Terminal">
          <code>npm install @cyanotype/ui</code>
        </CodeBlock>
      ),
    },
    dont: {
      text: 'Do not include the prompt: readers would copy it.',
      show: (
        <CodeBlock title="Terminal">
          <code>user@host:~$ npm install</code>
        </CodeBlock>
      ),
    },
  },
  'code-group': {
    use: 'The same code for several languages or tools, of which each reader needs one.',
    instead: 'Code for steps is one Code block after the other. Other variants are Tabs.',
    synonyms: ['package manager', 'code tabs', 'language tabs'],
    do: {
      text: 'Show the same task in each tab.',
      show: (
        <CodeGroup label="Package manager">
          <CodeBlock title="npm">
            <code>npm install</code>
          </CodeBlock>
          <CodeBlock title="pnpm">
            <code>pnpm install</code>
          </CodeBlock>
        </CodeGroup>
      ),
    },
    dont: {
      text: 'Do not put steps into tabs.',
      show: (
        <CodeGroup label="Steps">
          <CodeBlock title="First">
            <code>npm install</code>
          </CodeBlock>
          <CodeBlock title="Second">
            <code>npm start</code>
          </CodeBlock>
        </CodeGroup>
      ),
    },
  },
  key: {
    use: 'A key or a key combination, named as on the keyboard of the reader.',
    instead: 'Text to type is code. All shortcuts of a screen are Key help.',
    synonyms: ['kbd', 'shortcut', 'hotkey', 'keyboard'],
    do: {
      text: 'Show the keys that users press.',
      show: (
        <p>
          Press <Key>Ctrl+K</Key> to search.
        </p>
      ),
    },
    dont: {
      text: 'Do not use it for commands.',
      show: (
        <p>
          Run <Key>npm start</Key>
        </p>
      ),
    },
  },
}
