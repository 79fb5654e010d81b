/**
 * Table of everything that the product stores on the device of visitors, from the list that the code uses.
 */
import type { DeviceStorageEntry } from '@cyanotype/content/contracts/device-storage.ts'
import { deviceStorage } from '@cyanotype/content/contracts/device-storage.ts'
import { Definition, DefinitionList } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

export function DeviceStorageTable() {
  return (
    <>
      <p>
        <Trans>
          This list comes from the program itself. All of it is set by this site, and none by anybody else.
        </Trans>
      </p>
      <h3>
        <Trans>Cookies</Trans>
      </h3>
      <DeviceStorageList kind="cookie" />
      <h3>
        <Trans>Kept by your browser and never sent</Trans>
      </h3>
      <DeviceStorageList kind="storage" />
    </>
  )
}

function DeviceStorageList({ kind }: Pick<DeviceStorageEntry, 'kind'>) {
  const { i18n } = useLingui()
  return (
    <DefinitionList>
      {deviceStorage
        .filter((entry) => entry.kind === kind)
        .map(({ name, purpose, days }) => (
          <Definition key={name} term={<code translate="no">{name}</code>}>
            <p>{i18n._(purposes[purpose])}</p>
            <p className="eyebrow">
              <Duration days={days} />
            </p>
          </Definition>
        ))}
    </DefinitionList>
  )
}

function Duration({ days }: { readonly days: number | undefined }) {
  if (days === undefined) return <Trans>Until you close the browser</Trans>
  if (days === Number.POSITIVE_INFINITY) return <Trans>Until you remove it</Trans>
  return <Plural value={days} one="# day" other="# days" />
}

const purposes: Readonly<Record<DeviceStorageEntry['purpose'], MessageDescriptor>> = {
  language: msg`Remembers in which language you read, so that the first page opens in it.`,
  session: msg`Keeps people who work on this site signed in, for 14 days at most. Visitors never get it.`,
  preview: msg`Shows drafts to somebody who was given a link to a preview. Visitors never get it.`,
  theme: msg`Remembers whether you chose the light or the dark look.`,
  notice: msg`Remembers which notice you closed.`,
  tabs: msg`Remembers which tab you chose where the same choice comes up again.`,
  searches: msg`Remembers your five latest searches, so that you can repeat them.`,
  tree: msg`Remembers which parts of the documentation’s contents you opened.`,
  places: msg`Remembers how far you had read on pages that you come back to.`,
  reload: msg`Sees to it that a page which lacks a part of its program is loaded anew once, and not again and again.`,
}
