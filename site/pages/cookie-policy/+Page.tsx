import { useLingui } from '@lingui/react/macro'
import { DeviceStorageTable } from '../../features/legal/device-storage-table.tsx'
import type { LegalData } from '../../features/legal/legal-page.tsx'
import { LegalPage } from '../../features/legal/legal-page.tsx'

export function Page({ data }: { readonly data: LegalData }) {
  const { t } = useLingui()
  const title = t`Data stored on your device`
  return <LegalPage data={data} appendix={{ id: 'kept', title, content: <DeviceStorageTable /> }} />
}
