import type { DataSource } from './DataSource'

/** The names of the calls of a source, one that a source need not have among them. */
type CallName = {
  [Name in keyof DataSource]-?: NonNullable<DataSource[Name]> extends (...values: never) => unknown
    ? Name
    : never
}[keyof DataSource]

const names: Readonly<Record<CallName, true>> = {
  list: true,
  facets: true,
  get: true,
  getMany: true,
  history: true,
  activity: true,
  create: true,
  update: true,
  transition: true,
  remove: true,
  restore: true,
  removed: true,
  purge: true,
  batch: true,
  subscribe: true,
}

/** The calls that a source has, for a source that passes most of them on: those of a class stand on the class, and know it by `this`. */
export function boundCalls<R extends object>(source: DataSource<R>): Pick<DataSource<R>, CallName> {
  const calls = (Object.keys(names) as CallName[]).flatMap((name) => {
    const call = source[name]
    return call ? [[name, call.bind(source)]] : []
  })
  return Object.fromEntries(calls) as Pick<DataSource<R>, CallName>
}
