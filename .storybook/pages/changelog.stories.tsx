import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import changelog from '../../CHANGELOG.md?raw'
import { Link } from '../../ui/index.ts'
import { DocumentPage } from './document-page.tsx'

const meta = {
  title: 'Cyanotype/Changelog',
  tags: ['!autodocs'],
} satisfies Meta
export default meta

/** Code, bold text, emphasis and links in a line of Markdown. */
const inline = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/

function Line({ text }: { readonly text: string }) {
  return text.split(inline).map((part, at): ReactNode => {
    if (part.startsWith('`')) return <code key={at}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>
    if (part.startsWith('*')) return <em key={at}>{part.slice(1, -1)}</em>
    const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    return href === undefined ? (
      part
    ) : (
      <Link key={at} href={href}>
        {label}
      </Link>
    )
  })
}

/** A heading, a list or a paragraph. The format of a changelog has nothing else. */
function Block({ text }: { readonly text: string }) {
  const [, marks = '', title = ''] = /^(#+) (.*)$/.exec(text) ?? []
  if (marks.length === 1) return <h1>{title}</h1>
  if (marks.length === 2) return <h2>{title}</h2>
  if (marks.length > 2) return <h3>{title}</h3>
  if (!text.startsWith('- '))
    return (
      <p>
        <Line text={text} />
      </p>
    )
  return (
    <ul>
      {text
        .slice(2)
        .split(/\n- /)
        .map((item) => (
          <li key={item}>
            <Line text={item} />
          </li>
        ))}
    </ul>
  )
}

/** What changed in each version. */
export const Changelog: StoryObj<typeof meta> = {
  render: () => (
    <DocumentPage>
      {changelog
        .trim()
        .split(/\n{2,}/)
        .map((text) => (
          <Block key={text} text={text} />
        ))}
    </DocumentPage>
  ),
}
