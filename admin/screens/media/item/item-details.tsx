/** The plain facts about a file, and others of the same bytes. */
import { Definition, DefinitionList, Disclosure, Link } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../../../i18n/relative-time.tsx'
import { sizeOf } from '../../../media/grid/media-grid.tsx'
import type { OpenItem } from '../../../media/use-item.ts'
import { useFileSize, useKindName } from './item-labels.ts'

interface ItemFactsProps {
  readonly item: OpenItem
  readonly addressOf: (id: string) => string
}

export function ItemFacts({ item, addressOf }: ItemFactsProps) {
  const { t } = useLingui()
  const kindName = useKindName()
  const fileSize = useFileSize()
  const pixels = sizeOf(item)
  const twins = item.duplicates.filter(({ trashedAt }) => trashedAt === null)
  return (
    <>
      {twins.length > 0 ? (
        <section>
          <h3 className="media-section">
            <Trans>The same file again</Trans>
          </h3>
          <ul className="media-use-list">
            {twins.map(({ id, name }) => (
              <li key={id}>
                <Link href={addressOf(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Disclosure title={<Trans>About the file</Trans>}>
        <DefinitionList>
          <Definition term={t`Kind`}>
            {kindName(item)} <span className="media-hint">{item.type}</span>
          </Definition>
          <Definition term={t`Size`}>{fileSize(item.bytes)}</Definition>
          {pixels ? <Definition term={t`Pixels`}>{pixels}</Definition> : null}
          <Definition term={t`Added`}>
            <Moment at={item.createdAt} />
          </Definition>
          <Definition term={t`Changed`}>
            <Moment at={item.changedAt} />
          </Definition>
        </DefinitionList>
      </Disclosure>
    </>
  )
}
