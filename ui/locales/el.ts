import type { Locale } from './locale.ts'

export const el: Locale = {
  name: 'Ελληνικά',
  code: 'el',
  messages: {
    button: { loading: 'Παρακαλώ περιμένετε' },
    callout: {
      note: 'Σημείωση',
      tip: 'Συμβουλή',
      info: 'Πληροφορία',
      warning: 'Προειδοποίηση',
      danger: 'Κίνδυνος',
      success: 'Επιτυχία',
    },
    field: { required: 'υποχρεωτικό', error: 'Σφάλμα:' },
    heading: { link: 'Σύνδεσμος προς την ενότητα «{heading}»' },
    modal: { close: 'Κλείσιμο' },
    mdx: { unknown: 'Αυτό το τμήμα δεν μπορεί να εμφανιστεί: δεν υπάρχει στοιχείο με όνομα {name}.' },
    table: { region: 'Πίνακας' },
    code: { region: 'Κώδικας' },
    tabs: { label: 'Παραλλαγές' },
    toast: { close: 'Κλείσιμο', region: 'Ειδοποιήσεις (F8)' },
  },
}
