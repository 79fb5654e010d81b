/** What a component is told: a control for each of its properties. What is wrong is said beside it, and not taken over. */
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { Locale } from '@cyanotype/content/model/locales.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { EditDialog } from '../../forms/form-dialog.tsx'
import type { MediaItem } from '../../media/media-queries.ts'
import type { Props } from '../toolbar/component-commands.ts'
import { LibraryAlt } from './library-alt-text.tsx'
import { PropField } from './prop-field.tsx'
import { problemOf } from './prop-problem.ts'

interface ComponentFormProps {
  readonly name: string
  readonly props: Props
  readonly lang: Locale
  /** Whether it is still to come into the text. */
  readonly isNew: boolean
  readonly onDone: (props: Props) => void
  readonly onClose: () => void
}

export function ComponentForm({ name, props, lang, isNew, onDone, onClose }: ComponentFormProps) {
  const { i18n, t } = useLingui()
  const [told, setTold] = useState<Props>(props)
  const [isAsked, setIsAsked] = useState(!isNew)
  const component = componentNamed(name)
  if (component === undefined) return null
  const prompt = Object.entries(component.props)
  const problems = new Map(
    prompt.map(([prop, schema]) => [prop, problemOf(i18n, { name: prop, schema, value: told[prop] })]),
  )
  const finish = () => {
    setIsAsked(true)
    if ([...problems.values()].every((problem) => problem === undefined)) onDone(told)
  }
  const takeFile = (item: MediaItem) => {
    const taken = propsFromFile(item, told, component.props)
    setTold((before) => ({ ...before, ...taken }))
  }
  return (
    <EditDialog
      isDrawer
      open
      onClose={onClose}
      title={i18n._(component.label)}
      footer={
        <>
          <Button variant="ghost" color="neutral" onClick={onClose}>{t`Cancel`}</Button>
          <Button onClick={finish}>{isNew ? t`Insert` : t`Take over`}</Button>
        </>
      }
    >
      <form
        className="component-form"
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <p className="component-help">{i18n._(component.help)}</p>
        {prompt.map(([prop, schema]) => (
          <Fragment key={prop}>
            <PropField
              component={name}
              name={prop}
              schema={schema}
              value={told[prop] ?? null}
              error={isAsked ? problems.get(prop) : undefined}
              lang={lang}
              onChange={(value) => setTold((before) => ({ ...before, [prop]: value }))}
              onFile={takeFile}
            />
            {prop === 'alt' ? <LibraryAlt src={told.src} alt={told.alt} lang={lang} /> : null}
          </Fragment>
        ))}
        {/* Enter in a field sends a form that has a button to send it with. */}
        <button type="submit" hidden />
      </form>
    </EditDialog>
  )
}

/** What an editor wrote already stays; the size is that of the file. */
function propsFromFile({ alt, caption, width, height }: MediaItem, told: Props, props: object): Props {
  const known = { alt, caption: caption === '' ? null : caption, width, height }
  const wanted = Object.entries(known).filter(([prop]) => Object.hasOwn(props, prop))
  return Object.fromEntries(wanted.filter(([prop]) => !told[prop] || prop === 'width' || prop === 'height'))
}
