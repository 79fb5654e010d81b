/** What one has to know about the text before going on with it: refusals, words that were found, words that came in. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useRef } from 'react'
import type { EditingState } from '../../edits/editing-state.ts'
import { languageName } from '../../words/language-name.ts'
import { Moment } from '../../words/moment.tsx'
import { problemText } from '../../words/problem-text.ts'
import { fieldLabel } from './field-label.ts'
import { goToPlace, placeOf } from './place.ts'

interface NoticesProps {
  readonly type: DocumentType
  readonly state: EditingState
  readonly onExchange: () => void
}

export function Notices({ type, state, onExchange }: NoticesProps) {
  const { restored } = state
  return (
    <div className="notices">
      <Refusals type={type} state={state} />
      {restored ? <Restored {...restored} onExchange={onExchange} /> : null}
      <Merged type={type} state={state} />
    </div>
  )
}

type Told = Omit<NoticesProps, 'onExchange'>

/** The summary of what was refused takes the focus, and each line of it leads to its field. */
function Refusals({ type, state: { problems, failure, busy } }: Told) {
  const { i18n } = useLingui()
  const summary = useRef<HTMLDivElement>(null)
  const isThere = problems.length > 0 || failure !== ''
  const isSettled = isThere && busy === undefined
  useEffect(() => {
    if (isSettled) summary.current?.focus()
  }, [isSettled])
  if (!isThere) return null
  const title =
    problems.length > 0 ? (
      <Plural value={problems.length} one="# thing to do first" other="# things to do first" />
    ) : (
      <Trans>That did not work</Trans>
    )
  return (
    <div ref={summary} tabIndex={-1} role="alert">
      <Callout tone={problems.length > 0 ? 'warning' : 'danger'} title={title}>
        {failure === '' ? null : <p>{failure}</p>}
        <ul>
          {problems.map((problem) => {
            const [layer = '', ...path] = problem.path.map(String)
            const language = isLocale(layer) ? ` (${languageName(layer, i18n.locale)})` : ''
            return (
              <li key={problem.path.join('-')}>
                <Button variant="link" size="sm" onClick={() => goToPlace(placeOf(layer, path))}>
                  {fieldLabel(i18n, type.fields, path)}
                  {language}
                </Button>{' '}
                {problemText(i18n, problem)}
              </li>
            )
          })}
        </ul>
      </Callout>
    </div>
  )
}

interface RestoredProps {
  readonly at: string
  readonly isPutAside: boolean
  readonly onExchange: () => void
}

function Restored({ at, isPutAside, onExchange }: RestoredProps) {
  return (
    <div role="status">
      <Callout
        tone="info"
        title={
          isPutAside ? <Trans>This is the saved text</Trans> : <Trans>Here is what you had not saved</Trans>
        }
      >
        <p>
          {isPutAside ? (
            <Trans>What you had written is put aside until you leave this page.</Trans>
          ) : (
            <Trans>
              It was kept on this device (<Moment at={at} />) and is on screen again. Save it to keep it for
              good.
            </Trans>
          )}{' '}
          <Button variant="link" size="sm" onClick={onExchange}>
            {isPutAside ? <Trans>Bring it back</Trans> : <Trans>Show the saved text instead</Trans>}
          </Button>
        </p>
      </Callout>
    </div>
  )
}

/** Somebody else's words came into the form with a save. They are named, and one press leads to them. */
function Merged({ type, state: { merged } }: Told) {
  const { i18n } = useLingui()
  return (
    <div role="status">
      {merged.length === 0 ? null : (
        <Callout tone="info" title={<Trans>Somebody else worked on this too</Trans>}>
          <p>
            <Trans>Their words and yours are both here. Have a look at:</Trans>{' '}
            {merged.map(({ layer, field }, index) => (
              <Fragment key={`${layer}-${field}`}>
                {index > 0 ? ', ' : ''}
                <Button variant="link" size="sm" onClick={() => goToPlace(placeOf(layer, [field]))}>
                  {fieldLabel(i18n, type.fields, [field])}
                </Button>
              </Fragment>
            ))}
          </p>
        </Callout>
      )}
    </div>
  )
}
