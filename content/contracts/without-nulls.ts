/** Removes properties without a value. In a change of preferences, null restores the default. */
export const withoutNulls = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))
