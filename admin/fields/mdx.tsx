/** Text with components, written as text, with the page beside it as it will be drawn. */
import type { MdxField } from '@cyanotype/content/model/index.ts'
import { Button, TextArea } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { DraftPreview } from '../preview/draft-preview.tsx'
import { MdxProblems } from '../preview/mdx-problems.tsx'
import { useDraft } from '../preview/use-draft.ts'
import type { EditorProps } from './editor-props.ts'
import { textIn, wordsOf } from './editor-props.ts'
import { useSteadyCaret } from './steady-caret.ts'

export function MdxEditor(props: EditorProps<MdxField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, lang } = props
  const value = textIn(props.value)
  const caret = useSteadyCaret<HTMLTextAreaElement>(value)
  const [shown, setShown] = useState<'text' | 'preview'>('text')
  const source = useDeferredValue(value)
  const { page, problems } = useDraft(source)

  const goTo = (offset: number) => {
    setShown('text')
    const control = caret.ref.current
    control?.focus()
    control?.setSelectionRange(offset, offset)
  }
  return (
    <div className="mdx-editor" data-shown={shown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent; this only looks elsewhere. */}
      <div className="mdx-switch" role="group" aria-label={t`What to show`}>
        <Button {...choice} aria-pressed={shown === 'text'} onClick={() => setShown('text')}>
          {t`Write`}
        </Button>
        <Button {...choice} aria-pressed={shown === 'preview'} onClick={() => setShown('preview')}>
          {t`Preview`}
        </Button>
      </div>
      <div className="mdx-panes">
        <div className="mdx-text">
          <TextArea
            {...wordsOf(i18n, props)}
            {...caret}
            id={id}
            face="code"
            rows={16}
            value={value}
            readOnly={readOnly}
            required={field.required}
            lang={lang}
            spellCheck
            onChange={(event) => onChange(event.target.value)}
          />
          <MdxProblems source={source} problems={problems} onGo={goTo} />
        </div>
        <DraftPreview page={page} lang={lang} source={source} />
      </div>
    </div>
  )
}

const choice = { variant: 'ghost', color: 'neutral', size: 'sm' } as const
