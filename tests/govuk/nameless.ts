/** The label of a group that theirs leaves without a name. */
export const nameless = 'Without a legend'
