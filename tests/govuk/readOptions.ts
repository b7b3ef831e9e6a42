/** Options that say how a part looks, or what a script or a server calls it. People who listen are told nothing by them. */
const looksAndHooks = new Set([
  'attributes',
  'classes',
  'countMessage',
  'formGroup',
  'id',
  'idPrefix',
  'javascript',
  'inputWrapper',
  'isStartButton',
  'name',
  'titleId',
  'namePrefix',
  'pattern',
  'preventDoubleClick',
  'wrapperAttributes',
  'wrapperClasses',
])

/** The options of a fixture, and which of them have not been read, so that none is left out but by name. */
export function readOptions<Options extends object>(given: Options, leftOut: readonly string[] = []) {
  const read = new Set<string>()
  const watch = <Value>(value: Value, path: string): Value =>
    typeof value === 'object' && value !== null
      ? new Proxy(value, {
          get(target, key) {
            if (typeof key === 'string') read.add(`${path}.${key}`)
            return watch(Reflect.get(target, key) as unknown, `${path}.${String(key)}`)
          },
        })
      : value
  const unread = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return read.has(path) ? [] : [path.slice(1)]
    return Object.entries(value).flatMap(([key, child]) =>
      looksAndHooks.has(key) || leftOut.includes(key) ? [] : unread(child, `${path}.${key}`),
    )
  }
  return { options: watch(given, ''), unread: () => unread(given, '') }
}
