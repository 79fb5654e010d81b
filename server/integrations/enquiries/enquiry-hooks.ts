import { defaultEnquiryDays } from '@cyanotype/content/contracts/dynamic-page.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../../documents/index.ts'

/** Whether visitors can write, which the contact page says, and how long it is kept, which the settings say. */
export async function enquiryRules(
  documents: Pick<Documents, 'openReader'>,
): Promise<{ isOpen: boolean; days: number }> {
  const reader = documents.openReader()
  const contact = await reader.single('contact', defaultLocale)
  const settings = await reader.single('settings', defaultLocale)
  return { isOpen: contact?.data.form ?? false, days: settings?.data.enquiryDays ?? defaultEnquiryDays }
}
