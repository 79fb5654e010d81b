/** Contact page: addresses and ways to get in touch. */
import { single } from '../collection.ts'
import { boolean, group, list, text } from '../fields/index.ts'
import { pageFields } from './landing-pages.ts'
import { singleNames } from './single-names.ts'

export const contact = single('contact', {
  label: singleNames.contact,
  page: '/contact',
  fields: {
    ...pageFields(),
    addresses: list(
      group(
        {
          name: text({
            label: /*i18n*/ { id: 'contact.address.name', message: 'Location name' },
            maxLength: 120,
          }),
          lines: text({
            label: /*i18n*/ { id: 'contact.address.lines', message: 'Address' },
            lines: 'many',
            required: true,
            maxLength: 400,
          }),
          map: text({
            label: /*i18n*/ { id: 'contact.address.map', message: 'Map link' },
            format: 'web-address',
            maxLength: 2_000,
          }),
        },
        { label: /*i18n*/ { id: 'contact.address', message: 'Location' } },
      ),
      {
        label: /*i18n*/ { id: 'contact.addresses', message: 'Locations' },
        localized: true,
        searchable: true,
        maxItems: 6,
      },
    ),
    email: text({
      label: /*i18n*/ { id: 'contact.email', message: 'E-mail' },
      format: 'e-mail',
      maxLength: 256,
    }),
    phone: text({
      label: /*i18n*/ { id: 'contact.phone', message: 'Phone' },
      format: 'phone',
      maxLength: 40,
    }),
    form: boolean({
      label: /*i18n*/ { id: 'contact.form', message: 'Show a contact form' },
      help: /*i18n*/ {
        id: 'contact.form.help',
        message: 'Messages appear under Enquiries.',
      },
    }),
  },
})
