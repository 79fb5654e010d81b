/** Random MDX of all kinds of blocks and markup that authors use. */
import fc from 'fast-check'

const word = fc.constantFrom(
  'blue',
  'iron',
  'a & b',
  'x < y'.replace('<', '\\<'),
  'Übung',
  'ελιά',
  '1\\. one',
  'it\\*s',
)
const inline = fc.oneof(
  { weight: 4, arbitrary: word },
  word.map((text) => `*${text}*`),
  word.map((text) => `**${text}**`),
  word.map((text) => `[${text}](/docs/a "Title")`),
  word.map((text) => `[a *b* ${text}](https://example.org/x)`),
  fc.constantFrom(
    '`code`',
    '![Alt text](/media/a.webp)',
    'https://example.org/',
    '<Key>Ctrl</Key>',
    'a\\\nb',
    'one\ntwo',
  ),
  word.map((text) => `<Badge tone="red">${text}</Badge>`),
)
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '))
const oneLine = line.map((text) => text.replaceAll(/\\?\n/g, ' '))

const block = fc.oneof(
  { weight: 3, arbitrary: line },
  oneLine.map((text) => `## ${text}`),
  fc
    .array(oneLine, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc
    .array(oneLine, { minLength: 1, maxLength: 3 })
    .map((items) => items.map((item) => `1. ${item}`).join('\n')),
  oneLine.map((text) => `> ${text}\n>\n> - ${text}`),
  oneLine.map((text) => `<Callout tone="tip" title="A title">\n\n${text}\n\n</Callout>`),
  oneLine.map((text) => `<Figure src="/media/a.webp" alt="A fern" caption="By Anna" />\n\n${text}`),
  oneLine.map((text) => `| A | B |\n| --- | --- |\n| ${text.replaceAll('|', '')} | c |`),
  fc.constantFrom(
    '```js\nlet a = 1\n```',
    '---',
    '* a\n* b',
    '[a]: /docs/b\n\nSee [b][a].',
    '1) one\n2) two',
  ),
)

export const randomMdx = fc
  .array(block, { minLength: 1, maxLength: 5 })
  .map((blocks) => `${blocks.join('\n\n')}\n`)
