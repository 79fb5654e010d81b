/** The one sentence for a field that publishing needs and that is empty. */
export const required = /*i18n*/ { id: 'field.required', message: 'Needed to publish.' }
