import type { Entity } from '../../spec/entities/Entity'
import type { RecordId } from '../DataSource'
import { ProblemError } from '../problems'

export type GraphqlIds = ReturnType<typeof graphqlIds>

/** Write ids and versions as the server keeps them: from an address they are text, which a variable of type Int does not take. */
export function graphqlIds({ name, fields, id: idName, version: versionName }: Entity) {
  const isCounted = (field: string | undefined) => field !== undefined && fields[field]?.kind === 'integer'

  const asKept = (field: string | undefined, value: RecordId): RecordId =>
    isCounted(field) && isWhole(value) ? Number(value) : value

  function gone(id: RecordId): never {
    throw new ProblemError({ status: 404, title: `There is no ${name} “${id}”` })
  }

  return {
    gone,

    one(id: RecordId): RecordId {
      const kept = asKept(idName, id)
      // No record has it, and a server would find fault with the type of it alone.
      return isCounted(idName) && !isNumber(kept) ? gone(id) : kept
    },

    /** Each once, without those that no record has. */
    several(ids: readonly RecordId[]): readonly RecordId[] {
      const kept = ids.map((id) => asKept(idName, id))
      return [...new Set(isCounted(idName) ? kept.filter(isNumber) : kept)]
    },

    version(seen: RecordId): RecordId {
      const kept = asKept(versionName, seen)
      if (!isCounted(versionName) || isNumber(kept)) return kept
      throw new ProblemError({ status: 412, title: 'Changed since' })
    },
  }
}

const isNumber = (id: RecordId) => typeof id === 'number'

const isWhole = (value: RecordId) => /^-?\d{1,15}$/.test(String(value))
