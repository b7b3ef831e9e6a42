import { sameData } from '../spec/values/sameData'
import { nameOf, type Operation } from './OpenApi'
import { propertiesOf, requiredOf } from './recordSchema'
import type { Source } from './Source'

/**
 * Note what a call demands of its body beyond the entity, which has one set of fields and rules: that of a record as it
 * is read.
 */
export function skipOfBody({ api, schema }: Source, operation: Operation, body: unknown): void {
  if (sameData(body, schema)) return
  const skip = (names: readonly string[], reason: string) => {
    if (names.length > 0)
      api.skip(nameOf(operation), `${reason}: ${names.map((name) => `“${name}”`).join(', ')}`)
  }
  const [own, sent] = [propertiesOf(api, schema), propertiesOf(api, body)]
  const [certain, required] = [requiredOf(api, schema), requiredOf(api, body)]
  const names = [...sent.keys()]
  const shared = names.filter((name) => own.has(name))
  const isOther = (name: string) => !sameData(api.follow(own.get(name)), api.follow(sent.get(name)))
  skip(
    names.filter((name) => !own.has(name)),
    'what its body may hold and the record does not',
  )
  skip(
    shared.filter((name) => required.has(name) && !certain.has(name)),
    'what its body must hold and the record need not',
  )
  skip(shared.filter(isOther), 'what its body rules in another way than the record')
}
