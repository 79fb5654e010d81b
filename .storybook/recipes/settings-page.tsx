/** A page of settings that is saved as a whole. The header shows whether there are unsaved changes. */
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button, NumberField, PageHeader, RadioGroup, SavingState, Select, Switch } from '../../ui/index.ts'

interface Settings {
  readonly theme: string
  readonly language: string
  readonly daysInTrash: number | null
  readonly isIndexed: boolean
}

interface SettingsPageProps {
  readonly settings: Settings
  readonly onSave: (settings: Settings) => Promise<void>
}

export function SettingsPage({ settings, onSave }: SettingsPageProps) {
  const [draft, setDraft] = useState(settings)
  const [state, setState] = useState<'saved' | 'unsaved' | 'saving' | 'failed'>('saved')
  const change = (part: Partial<Settings>) => {
    setDraft({ ...draft, ...part })
    setState('unsaved')
  }
  const save = async () => {
    setState('saving')
    await onSave(draft).then(
      () => setState('saved'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <PageHeader
        title="Settings"
        status={<SavingState state={state} onRetry={save} />}
        actions={
          <Button onClick={save} disabled={state === 'saved'} loading={state === 'saving'}>
            Save
          </Button>
        }
      />
      <Appearance draft={draft} onChange={change} />
      <Content draft={draft} onChange={change} />
    </>
  )
}

interface PartProps {
  readonly draft: Settings
  readonly onChange: (part: Partial<Settings>) => void
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
]

const languages = [
  { value: 'en', label: 'English' },
  { value: 'et', label: 'Estonian' },
  { value: 'el', label: 'Greek' },
]

const Appearance = ({ draft, onChange }: PartProps) => (
  <Part title="Appearance">
    <RadioGroup
      label="Theme"
      options={themes}
      value={draft.theme}
      onValueChange={(theme) => onChange({ theme })}
    />
    <Select
      label="Language"
      options={languages}
      value={draft.language}
      onChange={(event) => onChange({ language: event.target.value })}
    />
  </Part>
)

const Content = ({ draft, onChange }: PartProps) => (
  <Part title="Content">
    <NumberField
      label="Days in the trash"
      hint="Deleted pages are removed after this time."
      min={1}
      max={365}
      value={draft.daysInTrash}
      onValueChange={(daysInTrash) => onChange({ daysInTrash })}
    />
    <Switch
      label="Show the site in search engines"
      checked={draft.isIndexed}
      onChange={(event) => onChange({ isIndexed: event.target.checked })}
    />
  </Part>
)

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section
    aria-label={title}
    style={{ display: 'grid', gap: '1rem', marginBlock: '2rem', maxInlineSize: '32rem' }}
  >
    <h2>{title}</h2>
    {children}
  </section>
)
