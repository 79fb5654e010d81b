/** Examples of components for text. Component pages show them with the imports that they need. */
import {
  Callout,
  CodeBlock,
  CodeGroup,
  Definition,
  DefinitionList,
  Disclosure,
  DisclosureGroup,
  Divider,
  Embed,
  Figure,
  FileTree,
  FootnoteReturn,
  Footnotes,
  Gallery,
  Heading,
  Icon,
  Key,
  Link,
  Prose,
  Quote,
  Step,
  Steps,
  Tab,
  Table,
  Tabs,
  Timeline,
  TimelineEntry,
  Video,
} from '../../ui/index.ts'

export function CalloutExample() {
  return (
    <Callout tone="warning" title="Before you start">
      <p>Back up your database. The update changes its schema.</p>
    </Callout>
  )
}

export function CodeBlockExample() {
  return (
    <CodeBlock title="Terminal">
      <code>npm install @cyanotype/ui</code>
    </CodeBlock>
  )
}

export function CodeGroupExample() {
  return (
    <CodeGroup label="Package manager" group="package-manager">
      <CodeBlock title="npm">
        <code>npm install @cyanotype/ui</code>
      </CodeBlock>
      <CodeBlock title="pnpm">
        <code>pnpm add @cyanotype/ui</code>
      </CodeBlock>
    </CodeGroup>
  )
}

export function DefinitionListExample() {
  return (
    <DefinitionList>
      <Definition term="Size">24 × 30 cm</Definition>
      <Definition term="Exposure">14 minutes</Definition>
    </DefinitionList>
  )
}

export function DisclosureExample() {
  return (
    <DisclosureGroup exclusive>
      <Disclosure title="Can I change my plan later?">
        <p>Yes, at any time. The change applies from the next month.</p>
      </Disclosure>
      <Disclosure title="How do I cancel?">
        <p>Open your account settings and select Cancel plan.</p>
      </Disclosure>
    </DisclosureGroup>
  )
}

export function DividerExample() {
  return (
    <>
      <p>The exhibition opened in June.</p>
      <Divider />
      <p>Preparations for next year have started.</p>
    </>
  )
}

export function EmbedExample() {
  return (
    <Embed
      href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"
      frame="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"
      title="How to coat paper"
      load="Load from YouTube"
      open="Open on YouTube"
      notice="If you load it, YouTube receives your IP address and can store data on your device."
    />
  )
}

export function FigureExample() {
  return (
    <Figure
      src="/media/fern.jpg"
      alt="A white fern on a blue background"
      caption="Fern, 14 minutes at noon"
      width={600}
      height={800}
    />
  )
}

export function FileTreeExample() {
  return (
    <FileTree>
      <ul>
        <li>
          src/
          <ul>
            <li>
              <strong>main.tsx</strong> starts the application
            </li>
            <li>app.tsx</li>
          </ul>
        </li>
        <li>package.json</li>
      </ul>
    </FileTree>
  )
}

export function FootnotesExample() {
  return (
    <Prose>
      <p>
        The formula is from 1842
        <sup>
          <a id="back-1" href="#note-1" aria-describedby="footnote-label">
            1
          </a>
        </sup>
        .
      </p>
      <Footnotes>
        <ol>
          <li id="note-1">
            John Herschel described it in April. <FootnoteReturn number="1" href="#back-1" />
          </li>
        </ol>
      </Footnotes>
    </Prose>
  )
}

export function GalleryExample() {
  return (
    <Gallery>
      <Figure src="/media/fern.jpg" alt="A fern" caption="Fern" width={600} height={800} />
      <Figure src="/media/stars.jpg" alt="Star trails" caption="Stars" width={600} height={800} />
    </Gallery>
  )
}

export function HeadingExample() {
  return (
    <Heading level={2} id="install">
      Install the package
    </Heading>
  )
}

export function IconExample() {
  return (
    <p>
      <Icon name="check" label="Done" /> The page is published.
    </p>
  )
}

export function KeyExample() {
  return (
    <p>
      Press <Key>Ctrl+K</Key> to search.
    </p>
  )
}

export function LinkExample() {
  return (
    <p>
      Read the <Link href="/docs/install">installation guide</Link>.
    </p>
  )
}

export function ProseExample() {
  return (
    <Prose>
      <h2>Paper and water</h2>
      <p>Any paper that survives a bath will do.</p>
      <ul>
        <li>Watercolour paper</li>
        <li>Cotton paper</li>
      </ul>
    </Prose>
  )
}

export function QuoteExample() {
  return (
    <Quote author="Anna Atkins" source="British Algae" href="/library/british-algae">
      <p>The difficulty of making accurate drawings has induced me to use this process.</p>
    </Quote>
  )
}

export function StepsExample() {
  return (
    <Steps>
      <Step title="Mix the solutions">
        <p>Use equal parts of both.</p>
      </Step>
      <Step title="Coat the paper">
        <p>Work away from daylight.</p>
      </Step>
    </Steps>
  )
}

export function TableExample() {
  return (
    <Table caption="Exposure times">
      <thead>
        <tr>
          <th scope="col">Light</th>
          <th scope="col">Minutes</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Sun</th>
          <td>14</td>
        </tr>
      </tbody>
    </Table>
  )
}

export function TabsExample() {
  return (
    <Tabs label="Light" group="light">
      <Tab label="Sun">
        <p>Expose for 14 minutes at noon.</p>
      </Tab>
      <Tab label="UV lamp">
        <p>Expose for 20 minutes at 30 cm.</p>
      </Tab>
    </Tabs>
  )
}

export function TimelineExample() {
  return (
    <Timeline>
      <TimelineEntry at={<time dateTime="2025-03">March 2025</time>} title="First release" />
      <TimelineEntry at={<time dateTime="2026-11">November 2026</time>} title="Version 2" current>
        <p>With a new editor.</p>
      </TimelineEntry>
    </Timeline>
  )
}

export function VideoExample() {
  return (
    <Video
      src="/media/coating.mp4"
      title="How to coat paper"
      poster="/media/coating.jpg"
      captions="/media/coating.en.vtt"
      language="en"
    />
  )
}
