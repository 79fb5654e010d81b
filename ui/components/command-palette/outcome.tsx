import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = {
  commandPalette: english.commandPalette,
  search: english.search,
  combobox: english.combobox,
  button: english.button,
}

interface OutcomeProps {
  readonly count: number
  readonly query: string
  readonly isWaiting: boolean
  readonly hasFailed: boolean
}

/**
 * The number of results or the reason for none, visible and announced. It is rendered before it has a
 * message.
 */
export function Outcome({ count, query, isWaiting, hasFailed }: OutcomeProps) {
  const { word, lang } = useUi(messages)
  const say = () => {
    const found = word('search.found', { count: new Intl.NumberFormat(lang).format(count) })
    if (isWaiting) return word('button.loading')
    if (hasFailed) return word('combobox.failed')
    if (count === 0) return word(query ? 'commandPalette.noMatch' : 'commandPalette.noData')
    return query && found
  }
  return (
    <p className="search-dialog-status" role="status">
      {say()}
    </p>
  )
}
