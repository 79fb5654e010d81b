import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toHast } from '../render/to-hast.ts'
import { checkMdx } from './check-mdx.ts'

/** The problems as `line:column sentence`, with their values filled in. */
const messagesOf = (source: string) =>
  checkMdx(source).map(({ line, column, message, values }) => {
    const sentence = message.message.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]))
    return `${line}:${column} ${sentence}`
  })

describe('MDX check', () => {
  it('accepts Markdown and the components of the vocabulary', () => {
    const text = `
## A day of blue

Words with [a link](/updates), **weight** and a table:

| Sun | Minutes |
| --- | ------: |
| full | 14 |

<Callout tone="warning" title="Before you begin">
  It stains. <Badge tone="amber">new</Badge>
</Callout>

<Tabs group="light">
  <Tab label="Sun">Fourteen minutes.</Tab>
  <Tab label="Lamp">
    \`\`\`ts
    expose({ minutes: 40 })
    \`\`\`
  </Tab>
</Tabs>

<Accordion title="And the paper?" open={true}>Cotton.</Accordion>

<Steps>
  <Step title="Coat">Twice.</Step>
</Steps>

<CodeGroup group="manager">
  \`\`\`sh title="npm"
  npm start
  \`\`\`
</CodeGroup>

<Table caption="Minutes">
  | UV | Minutes |
  | -- | ------: |
  | 5  | 17      |
</Table>

<Quote author="Helve Tamm" source="A notebook">The blue stays.</Quote>

<Definitions>
  <Definition term="Sizing">Gelatine.</Definition>
</Definitions>

<FileTree>
  - docs/
    - **first-print.mdx** with <Key>Ctrl+S</Key>
</FileTree>

<Gallery>
  <Figure src="/fern.webp" alt="A fern" caption="Plate 114" width={600} height={800} />
</Gallery>

<Video src="https://videos.example/42" title="Night" poster="/night.webp" />
`
    expect(messagesOf(text)).toEqual([])
  })

  it.each([
    ['import x from "y"', '1:1 A line cannot start with “import”'],
    ['Words.\n\nexport const a = 1', '3:1 A line cannot start with “import” or “export”'],
    ['export default () => 1', '1:1 A line cannot start with'],
    ['It costs {price}.', '1:10 “{” starts code'],
    ['{process.env.SECRET}', '1:1 “{” starts code'],
    ['{1 + 1}', '1:1 “{” starts code'],
    ['{/* nothing */}', '1:1 “{” starts code'],
    ['a <b>bold</b> word', '1:3 <b> is HTML'],
    ['<script>\nalert(1)\n</script>', '1:1 <script> is HTML'],
    ['<svg onload="alert(1)" />', '1:1 <svg> is HTML'],
    ['<!-- nothing -->', '1:1 “<” starts a component'],
    ['<Callout title={a.b}>x</Callout>', '1:10 “title” in <Callout> must be a fixed value'],
    ['<Callout title={`a`}>x</Callout>', '1:10 “title” in <Callout> must be a fixed value'],
    ['<Callout title={3}>x</Callout>', '1:10 “3” is not a valid value for “title” in <Callout>'],
    ['<Callout title={{ a: 1 }}>x</Callout>', '1:10 “{"a":1}” is not a valid value for “title” in <Callout>'],
    ['<Callout style={{ color: "red" }}>x</Callout>', '1:10 <Callout> has no property “style”'],
    ['<Callout dangerouslySetInnerHTML={{ __html: "x" }} />', '1:10 <Callout> has no property “dangerously'],
    ['<Callout constructor="x" />', '1:10 <Callout> has no property “constructor”'],
    ['<toString />', '1:1 <toString> is HTML'],
    ['<Card title="x" href="javascript&#58;alert(1)" />', '1:17 “javascript:alert(1)” is not a valid link'],
    ['<Quote href="//elsewhere.example">x</Quote>', '1:8 “//elsewhere.example” is not a valid link'],
    ['<Video src="/a" title="b" poster="data:image/svg+xml,x" />', '1:27 “data:image/svg+xml,x” is not'],
    ['<Video src="/a" title="b" poster="/c" captions="vbscript:x" />', '1:39 “vbscript:x” is not'],
    ['![x](javascript%3Aalert(1))', '1:1 “javascript%3Aalert(1)” is not a valid link'],
    ['[![x](/a)](data:text/html,x)', '1:1 “data:text/html,x” is not a valid link'],
    ['<img src="x" />', '1:1 <img> is HTML'],
    ['<Blink>x</Blink>', '1:1 The component <Blink> does not exist'],
    ['<constructor.x />', '1:1 <constructor.x> is HTML'],
    [
      '<Callout tone="loud">x</Callout>',
      '1:10 “loud” is not a valid value for “tone” in <Callout>. Use one of: note, tip',
    ],
    ['<Callout colour="red">x</Callout>', '1:10 <Callout> has no property “colour”. Available: tone, title.'],
    ['<Callout title="a" title="b">x</Callout>', '1:20 “title” appears twice'],
    ['<Callout title={words()}>x</Callout>', '1:10 “title” in <Callout> must be a fixed value'],
    ['<Callout {...all}>x</Callout>', '1:1 <Callout> cannot take its properties from a variable'],
    ['<Callout onClick="x()">x</Callout>', '1:10 <Callout> has no property “onClick”'],
    ['<Button>Go</Button>', '1:1 <Button> requires the property “href”.'],
    ['<Button href="javascript:alert(1)">Go</Button>', '1:9 “javascript:alert(1)” is not a valid link'],
    ['[go](java&#10;script:alert(1))', '1:1 “java\nscript:alert(1)” is not a valid link'],
    ['![x](data:text/html,x)', '1:1 “data:text/html,x” is not a valid link'],
    ['[a]: //elsewhere.example', '1:1 “//elsewhere.example” is not a valid link'],
    ['<Tab label="x">y</Tab>', '1:1 <Tab> can be used only inside <Tabs>.'],
    ['<Tabs>\n\nwords\n\n</Tabs>', '3:1 <Tabs> can contain only <Tab>.'],
    ['<Badge>\n# x\n</Badge>', '2:1 <Badge> can contain only text and basic formatting such as bold.'],
    ['<Step title="x">y</Step>', '1:1 <Step> can be used only inside <Steps>.'],
    ['<CodeGroup>\n\n```ts\na\n```\n\n</CodeGroup>', '3:1 <CodeGroup> can contain only code blocks'],
    ['<FileTree>\n\nwords\n\n</FileTree>', '3:1 <FileTree> can contain only one list.'],
    ['<Table caption="x">\n\nwords\n\n</Table>', '3:1 <Table> can contain only one table.'],
    ['<Figure src="/a" alt="b">c</Figure>', '1:26 <Figure> cannot have content'],
    ['<Figure src="javascript:x" alt="b" />', '1:9 “javascript:x” is not a valid link'],
    ['<Figure src="/a" alt="b" width={-1} />', '1:26 “-1” is not a valid value for “width” in <Figure>.'],
    ['<></>', '1:1 “<>” is not allowed here'],
  ])('rejects %j', (source, message) => {
    expect(messagesOf(source)[0]).toContain(message)
  })

  it.each([
    ['Wait <5s.', '1:6 “<” starts a component, but no component follows. Write \\< to show the character.'],
    ['One.\n\nIs a <= b?', '3:6 “<” starts a component'],
    ['One {two', '1:5 “{” starts code, which is not allowed here. Write \\{ to show the character.'],
    ['{1 +}', '1:1 “{” starts code'],
    ['<Tabs>\n<Tab label="x">\n</Tabs>', '2:1 <Tab> is not closed. Add </Tab> where it ends.'],
    ['Words\n\n<Callout>\n', '3:1 <Callout> is not closed'],
    ['Words </Tab> more', '1:7 </Tab> has no opening tag. Remove it.'],
    ['<Tab label=x>', '1:12 This tag is invalid'],
  ])('reports where and why %j cannot be parsed', (source, message) => {
    expect(messagesOf(source)).toHaveLength(1)
    expect(messagesOf(source)[0]).toContain(message)
  })

  it('limits the size of texts and names the limit', () => {
    expect(messagesOf('x'.repeat(1_000_000))).toEqual([])
    expect(messagesOf('x'.repeat(1_000_001))[0]).toContain('more than 1000000 characters')
    expect(messagesOf(`one\n\n${'> '.repeat(100_000)}x`)[0]).toBe(
      '3:1 The content is nested more than 64 levels deep. Use fewer levels.',
    )
    expect(messagesOf(`${'<Callout>\n'.repeat(60)}x\n${'</Callout>\n'.repeat(60)}`)).toEqual([])
    expect(messagesOf(`${'<Callout>\n'.repeat(70)}x\n${'</Callout>\n'.repeat(70)}`)[0]).toContain('64 levels')
    expect(messagesOf('a\n\n'.repeat(9_990))).toEqual([])
    expect(messagesOf('a\n\n'.repeat(10_001))[0]).toContain('more than 20000 elements')
    const row = (cell: string) => `${`|${cell}`.repeat(100)}|\n`
    expect(messagesOf(row(' ') + row('-') + row(' ').repeat(99))).toEqual([])
    expect(messagesOf(row(' ') + row('-') + row(' ').repeat(100))[0]).toContain('more than 10000 cells')
  })

  it('reports a text that crashes the parser as unreadable', () => {
    const [problem] = checkMdx('![a](/b)<Tab label="a">\n- ')
    expect(problem?.message.id).toMatch(/^mdx\./)
  })

  it('returns problems or none for any text, and a text without problems can be rendered', () => {
    const part = fc.constantFrom(
      ...[
        '# ',
        'ά ',
        '\n',
        '\n\n',
        '<Tab label="a">',
        '</Tab>',
        '<Tabs>',
        '</Tabs>',
        '<',
        '>',
        '{',
        '}',
        '"',
      ],
      ...[
        '- ',
        '> ',
        '|',
        '`',
        '```',
        '[a](b)',
        '![a](javascript:b)',
        '<Badge>',
        '</Badge>',
        'import ',
        '\\',
      ],
    )
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
        (source) => {
          if (checkMdx(source).length === 0) expect(toHast(source).tree.type).toBe('root')
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('Blocks of pages', () => {
  it('are rejected in other texts, with their place', () => {
    const source = 'Words.\n\n<Partners />'
    expect(checkMdx(source, { hasBlocks: true })).toEqual([])
    expect(checkMdx(source, { hasBlocks: false })).toMatchObject([
      { line: 3, message: { id: 'mdx.blockElsewhere' }, values: { name: 'Partners' } },
    ])
  })

  it('may be hidden, as any component that is not part of a line', () => {
    expect(checkMdx('<Callout hidden>\n  Words.\n</Callout>')).toEqual([])
    expect(checkMdx('<Badge hidden>New</Badge>')).toHaveLength(1)
  })
})
