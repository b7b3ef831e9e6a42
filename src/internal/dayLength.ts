/** A day of 24 hours, in milliseconds. */
export const dayLength = 86_400_000
