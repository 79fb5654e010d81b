/** Publish dialog: shows what changes for visitors, in which languages, and what prevents publishing. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { readLocale } from '@cyanotype/content/model/index.ts'
import { Button, CheckboxGroup, Dialog, Skeleton, toasts } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useIsOn } from '../../components/switched-off.tsx'
import { languageLabel, languageName } from '../../i18n/formats.tsx'
import { checksQuery } from '../document-queries.ts'
import type { DocumentEditorState } from '../editor-props.ts'
import { openPublicPage } from '../preview/public-page.ts'
import { ApprovalNeeded } from '../review/approval-needed.tsx'
import { lacksApproval, reviewQuery } from '../review/review-queries.ts'
import { layersToPublish } from '../saving/publishing.ts'
import { PublishSummary, planQuery } from './publish-summary.tsx'
import type { PublishChoice } from './publishable-locales.ts'
import { publishedPages, useLiveCheck } from './use-live-check.ts'

interface PublishDialogProps extends DocumentEditorState {
  readonly choice: PublishChoice
  readonly onClose: () => void
}

export function PublishDialog({ choice, onClose, ...editor }: PublishDialogProps) {
  const { t } = useLingui()
  const { editing } = editor
  const [chosen, setChosen] = useState<readonly Locale[]>(choice.preselected)
  const [left, setLeft] = useState<readonly string[]>([])
  const { isReady, isApproved, obstacles, unconfirmed, companions } = useRequirements(editor, chosen, onClose)
  const done = usePublished(editor)
  const isNothing = chosen.length === 0 && !choice.isSharedToo
  const mayGo = isReady && isApproved && !isNothing && obstacles.length === 0
  const publish = async () => {
    if (!mayGo) return
    const together = companions.filter(({ id, mayPublish }) => mayPublish && !left.includes(id))
    onClose()
    const startedAt = performance.now()
    const others = together.map(({ type, id, layers }) => ({ type, id, layers }))
    if (await editing.publish(chosen, others)) done(chosen, startedAt)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Publish`}
      className="publish-dialog"
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            data-initial-focus=""
            aria-disabled={!mayGo}
            loading={!isReady}
            onClick={() => void publish()}
          >
            {isNothing ? t`Publish` : <WhatIsPublished languages={chosen} />}
          </Button>
        </>
      }
    >
      <LanguageChoice languages={choice.languages} selected={chosen} onChange={setChosen} />
      {isReady && !isApproved ? <ApprovalNeeded onClose={onClose} /> : null}
      {isReady ? (
        <PublishSummary
          {...editor}
          selected={chosen}
          obstacles={obstacles}
          unconfirmed={unconfirmed}
          companions={companions}
          excluded={left}
          onExclude={setLeft}
          onGo={onClose}
        />
      ) : (
        <Skeleton lines={4} />
      )}
    </Dialog>
  )
}

interface LanguageChoiceProps {
  readonly languages: readonly Locale[]
  readonly selected: readonly Locale[]
  readonly onChange: (chosen: readonly Locale[]) => void
}

function LanguageChoice({ languages, selected, onChange }: LanguageChoiceProps) {
  const { t, i18n } = useLingui()
  // Shared fields alone have no language.
  if (languages.length === 0) return null
  return (
    <CheckboxGroup
      label={t`Languages`}
      options={languages.map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
      value={selected}
      onValueChange={(values) => onChange(languages.filter((code) => values.includes(code)))}
    />
  )
}

function WhatIsPublished({ languages }: { readonly languages: readonly Locale[] }) {
  const { t, i18n } = useLingui()
  const [first, ...more] = languages
  if (first === undefined) return t`Publish shared fields`
  const language = languageName(first, i18n.locale)
  return more.length === 0
    ? t`Publish ${language}`
    : t`${plural(languages.length, { one: 'Publish # language', other: 'Publish # languages' })}`
}

/** Requests the checks after all changes are saved, and again for other languages. */
function useRequirements(editor: DocumentEditorState, chosen: readonly Locale[], onClose: () => void) {
  const { api } = useAdmin()
  const { type, state } = editor
  const of = { type, document: state.document }
  const isSaved = useSavedDrafts(editor, onClose)
  const checks = useQuery({ ...checksQuery(api, of), enabled: isSaved })
  const plan = useQuery({ ...planQuery(api, of, chosen), enabled: isSaved && chosen.length > 0 })
  const params = { type: type.name, id: state.document?.id ?? '' }
  const review = useQuery({ ...reviewQuery(api, params), enabled: isSaved })
  const layers = layersToPublish(type, state.document, chosen)
  const findings = (checks.data ?? []).filter(({ layer }) => layers.includes(layer))
  return {
    isReady: isSaved && !checks.isPending && !plan.isFetching && !review.isPending,
    isApproved: review.data === undefined || !lacksApproval(review.data, state.document, layers),
    obstacles: findings.filter(({ severity }) => severity === 'error'),
    unconfirmed: findings.filter(({ code }) => code === 'check.machineTranslation').length,
    companions: plan.data ?? [],
  }
}

/** Publishing uses saved versions, so the changes are saved before the checks. */
function useSavedDrafts({ editing }: DocumentEditorState, onClose: () => void): boolean {
  const [isSaved, setIsSaved] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    void editing.importDrafts().then((isThere) => (isThere ? setIsSaved(true) : close()))
  }, [editing])
  return isSaved
}

/** Says that the languages are published, and then how soon their pages showed it. */
function usePublished({ type, editing, locale }: DocumentEditorState) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const check = useLiveCheck()
  const isOn = useIsOn()
  return (chosen: readonly Locale[], startedAt: number) => {
    void queries.invalidateQueries({ queryKey: ['documents', type.name] })
    const names = new Intl.ListFormat(i18n.locale).format(
      chosen.map((code) => languageName(code, i18n.locale)),
    )
    const title = chosen.length === 0 ? t`Published` : t`${names} published`
    // The page in the language of the form is the one to open.
    const inOrder = [locale, ...chosen.filter((code) => code !== locale)]
    const shown = inOrder.filter((code) => chosen.includes(code))
    const pages = publishedPages(type, editing.state(), shown).filter(({ address }) =>
      isOn(readLocale(address).path),
    )
    const view = (address = pages[0]?.address) =>
      address === undefined ? {} : { action: { label: t`View page`, onPress: () => openPublicPage(address) } }
    const id = toasts.add({ tone: 'success', title, ...view() })
    if (pages.length === 0) return
    void check(pages, startedAt).then(({ isLive, description, address }) => {
      const message = { title, description, ...view(address) }
      if (!isLive)
        toasts.replace(id, { ...message, tone: 'warning', urgent: true, duration: Number.POSITIVE_INFINITY })
      else if (isOpen(id)) toasts.replace(id, { ...message, tone: 'success' })
    })
  }
}

const isOpen = (id: number) => toasts.entries().some((entry) => entry.id === id && entry.open)
