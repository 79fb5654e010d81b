import type { Meta, StoryObj } from '@storybook/react-vite'
import { elements } from '../../mdx/elements.tsx'
import { Callout } from '../callout/callout.tsx'
import { Disclosure, DisclosureGroup } from '../disclosure/disclosure.tsx'
import { Tab } from '../tabs/tab.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Prose } from './prose.tsx'

const meta = {
  title: 'Content/Prose',
  component: Prose,
} satisfies Meta<typeof Prose>
export default meta

type Story = StoryObj<typeof meta>

const { a: A, h2: H2, h3: H3, pre: Pre, table: Table } = elements

function Exposure() {
  return (
    <Tabs label="Light">
      <Tab label="Sun">
        <Pre data-title="exposure.ts">
          <code>{`// minutes at noon, by the UV index of the day
export function exposure(uv: number, paper = 'hahnemuhle') {
  const base = paper === 'hahnemuhle' ? 84 : 96
  return Math.round(base / uv)
}`}</code>
        </Pre>
      </Tab>
      <Tab label="UV lamp">
        <p>Twenty minutes at thirty centimetres.</p>
      </Tab>
      <Tab label="Overcast">
        <p>Forty minutes, and look often.</p>
      </Tab>
    </Tabs>
  )
}

function Minutes() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">UV index</th>
          <th scope="col">Sun, min</th>
          <th scope="col">Shade, min</th>
          <th scope="col">What you see</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>2</td>
          <td>42</td>
          <td>95</td>
          <td>pale, even</td>
        </tr>
        <tr>
          <td>5</td>
          <td>17</td>
          <td>40</td>
          <td>full range of tones</td>
        </tr>
      </tbody>
    </Table>
  )
}

export const Documentation: Story = {
  render: () => (
    <Prose>
      <h1>Your first print</h1>
      <p>
        Twenty minutes, one sheet of paper, something flat, and a sky that is not entirely grey. What goes
        wrong is in <A href="#trouble">the last part</A>.
      </p>
      <Callout title="Before you begin">
        <p>
          Ferric ammonium citrate stains. Work in a dim room with a tungsten lamp, on newspaper, in old
          clothes.
        </p>
      </Callout>
      <H2 id="steps">Coat, expose, wash</H2>
      <ol>
        <li>
          <strong>Coat the paper.</strong> Two thin coats, brushed crosswise, dried in the dark for an hour.
        </li>
        <li>
          <strong>Expose.</strong> Lay the fern, press it under glass, and wait until the shadows turn the
          colour of pewter.
        </li>
        <li>
          <strong>Wash.</strong> Five minutes in running water. The yellow leaves, the blue stays.
        </li>
      </ol>
      <Exposure />
      <H2 id="long">How long is long enough</H2>
      <Minutes />
      <H3 id="trouble">When it goes wrong</H3>
      <ul>
        <li>
          Inline <code>Math.round()</code> is code, <kbd>F8</kbd> is a key.
        </li>
        <li>Lists keep their dashes.</li>
      </ul>
      <DisclosureGroup>
        <Disclosure title="Why did the blue wash out?">
          <p>The exposure was too short.</p>
        </Disclosure>
        <Disclosure title="Why is the paper yellow?">
          <p>It was washed for less than five minutes.</p>
        </Disclosure>
      </DisclosureGroup>
    </Prose>
  ),
}

export const Reading: Story = {
  render: () => (
    <Prose face="reading" lang="el">
      <h1>Οι φθινοπωρινές δοκιμές: το κιτρικό οξύ κερδίζει, σιωπηλά</h1>
      <p>
        Θελήσαμε να απαντήσουμε σε μια ερώτηση που κάνει κάθε τυπογράφος τον δεύτερο χρόνο: έχει σημασία το
        τελευταίο λουτρό; Έχει, αλλά λιγότερη από το πρώτο ξέβγαλμα.
      </p>
      <blockquote>
        <p>Δεκαπέντε φύλλα ανά λουτρό, ίδιο χαρτί, ίδιο μεσημέρι, ίδια ανυπόμονα χέρια.</p>
      </blockquote>
      <h2>Τι είδαμε</h2>
      <p lang="et">
        Sidrunhape puhastas heledad toonid nelja minutiga, sügavaid puudutamata. Äädikas jõudis lähedale ja
        lõhnas õhtuni.
      </p>
    </Prose>
  ),
}
