/** Editor commands for the palette and the list of shortcuts, while the editor has the focus. */
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { Command } from '../../commands/commands.ts'
import { useCommands } from '../../commands/commands.ts'
import type { Views } from './view-tools.ts'

export interface WritingActions {
  readonly link: () => void
  readonly insert: () => void
  readonly picture: () => void
}

export function useWritingCommands(
  frame: RefObject<HTMLElement | null>,
  views: Views,
  actions: WritingActions | undefined,
) {
  const { i18n } = useLingui()
  const isHere = useIsHere(frame)
  useCommands(() =>
    isHere.current ? [...(actions ? writingCommands(i18n, actions) : []), ...viewCommands(i18n, views)] : [],
  )
}

function writingCommands(i18n: I18n, { link, insert, picture }: WritingActions): readonly Command[] {
  const group = i18n._(msg`Text`)
  return [
    {
      ...{ id: 'text link', group, label: i18n._(msg`Link selected text`) },
      ...{ icon: 'link', keys: 'mod+k', run: link },
    },
    {
      ...{ id: 'text insert', group, label: i18n._(msg`Insert content`) },
      ...{ icon: 'plus', keys: 'mod+/', run: insert },
    },
    ...tableKeys(i18n, group),
    { id: 'text picture', group, label: i18n._(msg`Insert image`), icon: 'image', run: picture },
  ]
}

/** Shortcuts that the text handles itself. They are only listed. */
function tableKeys(i18n: I18n, group: string): readonly Command[] {
  const reported = { group, hidden: true, isReported: true, run: () => undefined }
  return [
    {
      ...reported,
      id: 'text cell',
      keys: 'tab',
      label: i18n._(msg`Next table cell or new row`),
    },
    { ...reported, id: 'text up', keys: 'alt+shift+arrowup', label: i18n._(msg`Move block up`) },
    { ...reported, id: 'text down', keys: 'alt+shift+arrowdown', label: i18n._(msg`Move block down`) },
    { ...reported, id: 'text out', keys: 'esc', label: i18n._(msg`Leave table`) },
    { ...reported, id: 'text caption', keys: 'arrowdown', label: i18n._(msg`Move from image to caption`) },
  ]
}

function viewCommands(i18n: I18n, views: Views): readonly Command[] {
  const { panel, isSource, isFull, setPanel, setIsSource, setIsFull } = views
  const group = i18n._(msg`Text`)
  const outline: Command = {
    ...{ id: 'text outline', group, label: i18n._(msg`Outline`), icon: 'sidebar' },
    run: () => setPanel(panel === 'outline' ? undefined : 'outline'),
  }
  return [
    {
      ...{ id: 'text find', group, label: i18n._(msg`Find and replace`) },
      ...{ icon: 'search', keys: 'mod+f', run: () => setPanel('find') },
    },
    ...(isSource ? [] : [outline]),
    {
      ...{ id: 'text source', group, icon: 'document', run: () => setIsSource(!isSource) },
      label: isSource ? i18n._(msg`Hide source`) : i18n._(msg`Show source`),
    },
    {
      ...{ id: 'text full', group, icon: 'eye', run: () => setIsFull(!isFull) },
      label: isFull ? i18n._(msg`Exit focus mode`) : i18n._(msg`Focus mode`),
    },
  ]
}

/** Whether this text had the focus last. A dialog such as the palette does not count. */
function useIsHere(frame: RefObject<HTMLElement | null>) {
  const isHere = useRef(false)
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('dialog') === null) {
        isHere.current = frame.current?.contains(target) ?? false
      }
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [frame])
  return isHere
}
