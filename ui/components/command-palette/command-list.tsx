/** The matching commands by group, as options of the field above them. */

import type { ReactNode } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Icon } from '../icon/icon.tsx'
import { Key } from '../key/key.tsx'
import { asKeyShortcuts } from '../menu/menu-entry.ts'
import { optionId } from '../search-dialog/use-choice.ts'
import type { Command } from './rank-commands.ts'

const messages = {
  commandPalette: english.commandPalette,
  search: english.search,
  combobox: english.combobox,
  button: english.button,
}

registerIcons({ chevron })

interface CommandListProps {
  readonly commands: readonly Command[]
  readonly active: number
  readonly listId: string
  readonly onChoose: (command: Command) => void
}

export function CommandList({ commands, active, listId, onChoose }: CommandListProps) {
  const { word } = useUi(messages)
  // In display order: consecutive commands of one group.
  const groups = commands.reduce<{ group: string | undefined; first: number; members: Command[] }[]>(
    (all, command, place) => {
      const last = all.at(-1)
      if (last && last.group === command.group) last.members.push(command)
      else all.push({ group: command.group, first: place, members: [command] })
      return all
    },
    [],
  )
  return (
    <div
      id={listId}
      className="search-dialog-hits"
      role="listbox"
      aria-label={word('commandPalette.placeholder')}
    >
      {groups.map(({ group, first, members }) => (
        <Group key={`${group} ${members[0]?.id}`} group={group}>
          {members.map((command, place) => (
            <Option
              key={command.id}
              command={command}
              id={optionId(listId, first + place)}
              isActive={first + place === active}
              onChoose={() => onChoose(command)}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

interface GroupProps {
  readonly group: string | undefined
  readonly children: ReactNode
}

function Group({ group, children }: GroupProps) {
  if (group === undefined) return children
  return (
    <div role="group" aria-label={group}>
      <div className="command-group" aria-hidden="true">
        {group}
      </div>
      {children}
    </div>
  )
}

interface OptionProps {
  readonly command: Command
  readonly id: string
  readonly isActive: boolean
  readonly onChoose: () => void
}

function Option({ command, id, isActive, onChoose }: OptionProps) {
  const { label, note, icon, keys, href, commands } = command
  const option = {
    id,
    className: 'search-dialog-hit command',
    role: 'option',
    'aria-selected': isActive,
    'aria-keyshortcuts': asKeyShortcuts(keys),
    tabIndex: -1,
    onClick: onChoose,
  } as const
  const face = (
    <>
      {icon ? <Icon name={icon} /> : null}
      <span className="command-label">{label}</span>
      {note ? <span className="search-dialog-breadcrumb">{note}</span> : null}
      {keys ? (
        <span aria-hidden="true" className="command-keys">
          <Key>{keys}</Key>
        </span>
      ) : null}
      {commands ? <Icon name="chevron" className="command-onward" /> : null}
    </>
  )
  return href === undefined ? (
    <div {...option}>{face}</div>
  ) : (
    <a {...option} {...safeHref(href)}>
      {face}
    </a>
  )
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
