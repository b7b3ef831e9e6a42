import { isPlainObject } from '../values/ownValue'
import { type Part, partIn, referredPart } from './Part'

/** Whether null is right; nothing where that cannot be told. */
type Answer = boolean | undefined

const DEEPEST = 500

/** Says of schemas whether null is right for them. Each is asked once, however often it is referred to. */
export class NullValidator {
  /** Undefined while the schema is still being asked: it leads back into itself. */
  readonly #answers = new Map<unknown, Answer>()
  #depth = 0

  accepts(part: Part): Answer {
    const { schema } = part
    if (!isPlainObject(schema)) return schema !== false
    if (this.#answers.has(schema) || this.#depth > DEEPEST) return this.#answers.get(schema)
    this.#answers.set(schema, undefined)
    this.#depth += 1
    const answer = this.#validate(part, schema)
    this.#depth -= 1
    this.#answers.set(schema, answer)
    return answer
  }

  #validate(part: Part, schema: Readonly<Record<string, unknown>>): Answer {
    const isAlone = part.resource.dialect === 'draft-07' && Object.hasOwn(schema, '$ref')
    const keywords = isAlone ? ['$ref'] : Object.keys(schema)
    return all(keywords.map((keyword) => this.#holds(keyword, schema[keyword], part)))
  }

  #holds(keyword: string, value: unknown, part: Part): Answer {
    const inner = (...steps: (string | number)[]) => this.accepts(partIn(part, keyword, ...steps))
    const each = () => (Array.isArray(value) ? value.map((_, index) => inner(index)) : [])
    switch (keyword) {
      case 'type':
        return typeof value === 'string' || Array.isArray(value) ? value.includes('null') : true
      case 'const':
        return value === null
      case 'enum':
        return !Array.isArray(value) || value.includes(null)
      case '$ref': {
        const target = referredPart(part, value)
        return target && this.accepts(target)
      }
      case '$dynamicRef':
      case '$recursiveRef':
        return undefined
      case 'not':
        return opposite(inner())
      case 'allOf':
        return all(each())
      case 'anyOf':
        return opposite(all(each().map(opposite)))
      case 'oneOf':
        return isOne(each())
      case 'if':
        return this.#chosen(inner(), part)
      default:
        return true
    }
  }

  #chosen(isThen: Answer, part: Part): Answer {
    const [then, otherwise] = ['then', 'else'].map(
      (keyword) =>
        !isPlainObject(part.schema) ||
        !Object.hasOwn(part.schema, keyword) ||
        this.accepts(partIn(part, keyword)),
    )
    if (isThen === undefined) return then === otherwise ? then : undefined
    return isThen ? then : otherwise
  }
}

const opposite = (answer: Answer): Answer => (answer === undefined ? undefined : !answer)

/** No, as soon as one says no; else nothing is certain unless all are. */
function all(answers: readonly Answer[]): Answer {
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

function isOne(answers: readonly Answer[]): Answer {
  const count = answers.filter((answer) => answer).length
  if (count > 1) return false
  return answers.includes(undefined) ? undefined : count === 1
}
