/** The title of a calendar item, in the language that the user's lists have. */
import { titleIn } from '../../api/document-summary.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useDocumentTitle } from '../../links/index.ts'
import type { CalendarItem } from './queries.ts'

export function useItemTitle(): (item: Pick<CalendarItem, 'type' | 'title' | 'titles'>) => string {
  const { language } = useAdmin()
  const titleOf = useDocumentTitle()
  return ({ type, title, titles }) => titleOf({ type, title: titleIn(titles, language) ?? title })
}
