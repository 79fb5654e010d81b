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
          This list is generated from the code of this site. Third parties store nothing unless you load their
          content, such as a video.
        </Trans>
      </p>
      <h3>
        <Trans>Cookies</Trans>
      </h3>
      <DeviceStorageList kind="cookie" />
      <h3>
        <Trans>Stored in your browser, never sent</Trans>
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
  language: msg`Remembers your language, so that the home page opens in it.`,
  session: msg`Keeps editors signed in. Visitors never get this cookie.`,
  preview: msg`Shows drafts after you open a preview link. Other visitors never get this cookie.`,
  theme: msg`Remembers whether you chose the light or the dark theme.`,
  notice: msg`Remembers which notice you closed.`,
  tabs: msg`Remembers the tab you chose, and opens it wherever the same choice appears.`,
  searches: msg`Remembers your last five searches, so that you can repeat them.`,
  tree: msg`Remembers which sections of the documentation menu you opened.`,
  places: msg`Remembers how far you read on a page.`,
  reload: msg`Prevents repeated reloads when part of a page fails to load.`,
}
