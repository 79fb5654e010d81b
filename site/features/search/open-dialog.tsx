/** The search dialog of the site, fetched when it is opened for the first time. */
import dialogSheet from '@cyanotype/ui/components/dialog/dialog.css?inline'
import { takeQuery } from '@cyanotype/ui/components/search-box/search-box.tsx'
import searchSheet from '@cyanotype/ui/components/search-dialog/search-dialog.css?inline'
import { SearchDialog } from '@cyanotype/ui/components/search-dialog/search-dialog.tsx'
import { UiProvider } from '@cyanotype/ui/provider/ui-provider.tsx'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Root } from 'react-dom/client'
import { createRoot } from 'react-dom/client'
import { adoptStylesheet } from '../../client/adopt-stylesheet.ts'
import { uiLocaleOf } from '../../client/ui-locale.ts'
import type { DialogTexts } from './dialog-texts.ts'
import { finderFor } from './find-pages.ts'
import { clearSearches, recentSearches, saveSearch } from './recent-searches.ts'

let root: Root | undefined
let times = 0

/** With what was written into the form meanwhile. */
export async function openDialog(form: HTMLFormElement): Promise<void> {
  for (const stylesheet of [dialogSheet, searchSheet]) adoptStylesheet(stylesheet)
  const { lang } = document.documentElement
  const locale = await uiLocaleOf(lang)
  const texts: DialogTexts = JSON.parse(form.dataset.texts ?? '{}')
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  // Several letters may have asked for it while it was loaded.
  if (document.querySelector('dialog:modal')) return
  const opened = (
    <UiProvider locale={locale}>
      <Opened key={++times} action={form.action} query={takeQuery(form)} lang={lang} texts={texts} />
    </UiProvider>
  )
  // At once: the next letter already belongs to the dialog.
  flushSync(() => root?.render(opened))
}

interface OpenedProps {
  readonly action: string
  readonly query: string
  readonly lang: string
  readonly texts: DialogTexts
}

function Opened({ action, query, lang, texts }: OpenedProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [queries, setQueries] = useState(recentSearches)
  const search = useMemo(() => finderFor(lang, texts), [lang, texts])
  const recent = {
    queries,
    label: texts.recent,
    clearLabel: texts.clear,
    onClear() {
      clearSearches()
      setQueries([])
    },
  }
  return (
    <SearchDialog
      open={isOpen}
      onClose={() => setIsOpen(false)}
      action={action}
      search={search}
      query={query}
      recent={recent}
      onSearched={saveSearch}
      allResults={texts.all}
    />
  )
}
