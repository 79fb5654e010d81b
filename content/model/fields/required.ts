/** The message for an empty field that publishing requires. */
export const required = /*i18n*/ { id: 'field.required', message: 'Needed to publish.' }
