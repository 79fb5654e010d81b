/** Page checks: the rendered draft of each language, checked before it is published. They do not prevent publishing. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import { Button, Icon, Spinner } from '@cyanotype/ui/index.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { languageName } from '../../i18n/formats.tsx'
import type { DocumentEditorState } from '../editor-props.ts'
import { useEditSearch } from '../editor-search-params.ts'
import { fieldLabel, goToFieldOnceRendered } from '../fields/find-field.ts'
import { controlOf } from '../preview/scroll-to-field.ts'
import type { PageProblem } from './check-page.ts'
import { checkPage } from './check-page.ts'

interface PageChecksProps extends DocumentEditorState {
  readonly selected: readonly Locale[]
  /** Called before a link moves the focus. */
  readonly onGo: () => void
}

interface CheckedPage {
  readonly locale: Locale
  /** Undefined if the page could not be checked. */
  readonly problems: readonly PageProblem[] | undefined
}

/** A document without a page has nothing to check. */
export function PageChecks(props: PageChecksProps) {
  const { type, selected } = props
  return type.page === undefined || selected.length === 0 ? null : <Checks {...props} />
}

function Checks({ selected, onGo, ...editor }: PageChecksProps) {
  const checked = useCheckedPages(editor, selected)
  const isDone = checked.length === selected.length
  const problems = checked.flatMap(({ locale, problems: found = [] }) =>
    found.map((problem) => ({ locale, problem })),
  )
  const failed = checked.filter((page) => page.problems === undefined)
  return (
    <section className="page-checks" aria-labelledby="page-checks">
      <h3 id="page-checks">
        <Trans>Checks of the page</Trans>
      </h3>
      <div role="status">
        {isDone ? null : (
          <p className="page-checks-state">
            <Spinner /> <Trans>Checking the page…</Trans>
          </p>
        )}
        {isDone && problems.length === 0 && failed.length === 0 ? (
          <p className="page-checks-state">
            <Icon name="check" /> <Trans>No problems found, light and dark, on desktop and phone.</Trans>
          </p>
        ) : null}
        {failed.length === 0 ? null : (
          <p>
            <Trans>The page could not be checked. You can publish it and look at it.</Trans>
          </p>
        )}
      </div>
      <Problems {...editor} problems={problems} isOne={selected.length === 1} onGo={onGo} />
    </section>
  )
}

interface ProblemsProps extends DocumentEditorState {
  readonly problems: readonly { readonly locale: Locale; readonly problem: PageProblem }[]
  readonly isOne: boolean
  readonly onGo: () => void
}

function Problems({ problems, isOne, onGo, type }: ProblemsProps) {
  const { t, i18n } = useLingui()
  const [, changeView] = useEditSearch()
  if (problems.length === 0) return null
  return (
    <ul className="check-list plain-list">
      {problems.map(({ locale, problem }, index) => {
        const { source } = problem
        const label = source && fieldLabel(i18n, type.fields, source.field.split('.'))
        const go = () => {
          if (source === undefined) return
          onGo()
          changeView({ part: 'write', language: locale })
          goToFieldOnceRendered(() => controlOf(type, locale, source), { block: source.block })
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once.
          <li key={index} data-severity="warning">
            <Icon name="warning" label={t`Suggestion`} />
            <span>
              {label === undefined ? null : (
                <Button variant="link" size="sm" onClick={go}>
                  {isOne ? label : `${label} (${languageName(locale, i18n.locale)})`}
                </Button>
              )}{' '}
              {problemMessage(i18n, problem)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** A user who publishes immediately needs no checks. */
const pauseMs = 400

/** Checks one language after another. A check that is not needed any more is stopped. */
function useCheckedPages(
  { type, state }: Pick<DocumentEditorState, 'type' | 'state'>,
  selected: readonly Locale[],
): readonly CheckedPage[] {
  const { api } = useAdmin()
  const [checked, setChecked] = useState<readonly CheckedPage[]>([])
  const id = state.document?.id
  const selectedLocales = selected.join()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const check = async (locale: Locale): Promise<CheckedPage> => {
      try {
        const params = { type: type.name, id: id ?? '' }
        const at = 'POST /api/documents/{type}/{id}/preview'
        const { url } = await api(at, { params, body: { locale }, signal })
        const problems = await checkPage(url, signal)
        return { locale, problems: problems.filter(isOf(id)) }
      } catch {
        return { locale, problems: undefined }
      }
    }
    const checkAll = async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      for (const locale of selectedIn(selectedLocales)) {
        if (signal.aborted) return
        const page = await check(locale)
        if (signal.aborted) return
        setChecked((before) => [...before, page])
      }
    }
    setChecked([])
    void checkAll()
    return () => controller.abort()
  }, [api, type, id, selectedLocales])
  return checked.filter(({ locale }) => selected.includes(locale))
}

const selectedIn = (selectedLocales: string) =>
  selectedLocales.split(',').filter((code): code is Locale => code in locales)

/** Texts of other documents, such as cards in a list, are checked with those. */
const isOf = (id: string | undefined) => (problem: PageProblem) =>
  problem.source === undefined || problem.source.id === id

const messages: Readonly<Record<string, MessageDescriptor>> = {
  'image-alt': msg`An image has no alt text. Describe it in one sentence.`,
  'role-img-alt': msg`An image has no alt text. Describe it in one sentence.`,
  'heading-order': msg`A heading skips a level. Use the next level.`,
  'empty-heading': msg`A heading is empty. Write or delete it.`,
  'link-name': msg`A link has no text. Write what it opens.`,
  'empty-table-header': msg`A table header is empty. Name its column.`,
  'frame-title': msg`An embed has no title. Write what it shows.`,
  'too-wide': msg`On a phone, this is wider than the screen. Make it shorter or split it.`,
}

/** What a problem of a page is, and what to do. Rules that authors rarely break have the words of axe. */
function problemMessage(i18n: I18n, problem: PageProblem): string {
  const { rule, help, text, isDarkOnly, megabytes } = problem
  const message = messages[rule]
  if (message !== undefined) return withText(i18n._(message), text)
  if (rule === 'too-heavy') {
    const size = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(megabytes)
    return i18n._(msg`The page loads ${size} MB at first. Use fewer or smaller images.`)
  }
  if (rule === 'color-contrast') {
    const message = isDarkOnly
      ? msg`The text is hard to read in the dark theme. Choose other colours.`
      : msg`The text is hard to read. Choose other colours.`
    return withText(i18n._(message), text)
  }
  return withText(i18n._(msg`Accessibility: ${help}.`), text)
}

const withText = (message: string, text: string) => (text === '' ? message : `${message} “${text}”`)
