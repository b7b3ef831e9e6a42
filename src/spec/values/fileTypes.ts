/** The groups of media types that people have a word for. */
export type FileGroup = 'audio' | 'image' | 'text' | 'video'

/**
 * Name the files that HTML's `accept` takes as people know them: PNG and PDF, and a word for `image/*`.
 * @param nameOf the word for a group: `an image`
 */
export function fileTypeNames(
  accept: readonly string[],
  locale: string,
  nameOf: (group: FileGroup) => string,
): readonly string[] {
  const names = accept.map((type) => {
    const [group = '', exact = ''] = type.trim().toLowerCase().split('/')
    if (group.startsWith('.')) return group.slice(1).toLocaleUpperCase(locale)
    if (exact !== '*') return exact.replace(/^x-|\+.*$/g, '').toLocaleUpperCase(locale)
    return isGroup(group) ? nameOf(group) : type
  })
  return [...new Set(names)]
}

function isGroup(group: string): group is FileGroup {
  return group === 'audio' || group === 'image' || group === 'text' || group === 'video'
}
