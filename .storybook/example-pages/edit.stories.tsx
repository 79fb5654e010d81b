import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button/button.tsx'
import { Callout } from '../../ui/components/callout/callout.tsx'
import { DiffView } from '../../ui/components/diff-view/diff-view.tsx'
import { Heading } from '../../ui/components/heading/heading.tsx'
import { Icon } from '../../ui/components/icon/icon.tsx'
import { LocaleColumns, LocaleRow } from '../../ui/components/locale-columns/locale-columns.tsx'
import type { MenuEntry } from '../../ui/components/menu/menu-entry.ts'
import { PageHeader } from '../../ui/components/page-header/page-header.tsx'
import { Presence } from '../../ui/components/presence/presence.tsx'
import { Prose } from '../../ui/components/prose/prose.tsx'
import { SavingState } from '../../ui/components/saving-state/saving-state.tsx'
import { StatusPill } from '../../ui/components/status-pill/status-pill.tsx'
import { TagInput } from '../../ui/components/tag-input/tag-input.tsx'
import { TextField } from '../../ui/components/text-field/text-field.tsx'
import { Toolbar } from '../../ui/components/toolbar/toolbar.tsx'
import { AdminPage } from './admin-chrome.tsx'
import { Plate } from './artwork.tsx'

const meta = {
  title: 'Pages/Admin edit',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const nothing = () => undefined

const tools: readonly MenuEntry[] = [
  { kind: 'check', label: 'Bold', icon: 'bold', keys: 'Ctrl+B', checked: false, onChange: nothing },
  { kind: 'check', label: 'Italic', icon: 'italic', keys: 'Ctrl+I', checked: false, onChange: nothing },
  { kind: 'separator' },
  { label: 'Link', icon: 'link', keys: 'Ctrl+K', onSelect: nothing },
  { label: 'Image', icon: 'image', onSelect: nothing },
  { label: 'Insert', icon: 'plus', keys: '/', onSelect: nothing },
]

const inEnglish = (
  <div className="story-writing">
    <Toolbar label="English text" items={tools} />
    <Prose face="reading">
      <h2 className="page-title">The autumn fixer trials are in: citric acid wins, quietly</h2>
      <p>
        We set out to answer a question that every printer asks in the second year: does the last bath matter?
        It does, but less than the first rinse.
      </p>
      <Callout tone="info" title="Method">
        <p>Fifteen sheets a bath, same paper, same noon, same impatient hands.</p>
      </Callout>
      <h3>What we saw</h3>
      <p>Citric acid cleared the highlights in four minutes without touching the deep tones.</p>
    </Prose>
  </div>
)

const inGreek = (
  <div className="story-writing">
    <Toolbar label="Ελληνικό κείμενο" items={tools} />
    <Prose face="reading">
      <h2 className="page-title">Οι φθινοπωρινές δοκιμές: το κιτρικό οξύ κερδίζει, σιωπηλά</h2>
    </Prose>
    <div className="story-stale">
      <Prose face="reading">
        <p>
          Θελήσαμε να απαντήσουμε σε μια ερώτηση που κάνει κάθε τυπογράφος τον δεύτερο χρόνο: έχει σημασία το
          τελευταίο λουτρό; Έχει.
        </p>
      </Prose>
      <DiffView
        lang="en"
        label="Changes in English"
        language="en"
        layout="within"
        before="It does."
        after="It does, but less than the first rinse."
      />
      <Button lang="en" size="sm" variant="soft" icon="check">
        Mark as up to date
      </Button>
    </div>
    <Prose face="reading">
      <Callout tone="info" title="Μέθοδος">
        <p>Δεκαπέντε φύλλα ανά λουτρό, ίδιο χαρτί, ίδιο μεσημέρι, ίδια ανυπόμονα χέρια.</p>
      </Callout>
      <h3>Τι είδαμε</h3>
      <p>Το κιτρικό οξύ καθάρισε τα φώτα σε τέσσερα λεπτά, χωρίς να αγγίξει τους βαθείς τόνους.</p>
    </Prose>
  </div>
)

const checks = [
  ['check', 'All links work'],
  ['check', 'All images have alt text'],
  ['warning', 'One block in Greek is out of date'],
  ['check', 'Readable at 360 px, light and dark'],
] as const

function Facts() {
  return (
    <aside className="story-facts" aria-label="About this update">
      <Plate caption="Cover. Described in 3 languages" />
      <TextField label="Slug" defaultValue="autumn-fixer-trials" />
      <TextField label="Published" defaultValue="18 Nov 2026, 09:00 Tallinn" />
      <TagInput label="Tags" defaultValue={['Research', 'Chemistry']} />
      <section>
        <Heading level={2} className="story-panel-title">
          Before publishing
        </Heading>
        <ul className="story-checks plain-list">
          {checks.map(([icon, text]) => (
            <li key={text}>
              <Icon name={icon} label={icon === 'check' ? 'Passed' : 'Warning'} />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}

export const Edit: Story = {
  render: () => (
    <AdminPage at="Updates" collapsed>
      <PageHeader
        title="The autumn fixer trials"
        crumbs={[{ label: 'Updates', href: '#updates' }, { label: 'Edit' }]}
        status={
          <>
            <SavingState state="saved" />
            <Presence users={[{ id: 'eleni', name: 'Ελένη Παππά', doing: 'Editing Greek' }]} />
          </>
        }
        actions={
          <>
            <Button variant="ghost" color="neutral">
              Preview
            </Button>
            <Button variant="outline" color="neutral" icon="clock">
              Schedule
            </Button>
            <Button>Publish 2 languages</Button>
          </>
        }
      />
      <div className="story-edit">
        <LocaleColumns
          source="en"
          columns={[
            { code: 'en', name: 'English', state: <StatusPill status="changed" /> },
            { code: 'el', name: 'Ελληνικά', state: <StatusPill status="outdated" /> },
          ]}
        >
          <LocaleRow cells={{ en: inEnglish, el: inGreek }} />
        </LocaleColumns>
        <Facts />
      </div>
    </AdminPage>
  ),
}
