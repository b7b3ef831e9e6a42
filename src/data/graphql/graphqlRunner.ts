import { fail } from '../../internal/developerMessages'
import type { Entity } from '../../spec/entities/Entity'
import type { Row } from '../Row'
import { graphqlCall } from './graphqlCall'
import { type GraphqlSourceOptions, type Operation, wholeOf } from './graphqlDocuments'
import { variablesOf } from './graphqlShapes'

export type GraphqlRunner = ReturnType<typeof graphqlRunner>

/** Send the documents of a host, and tell the developer of an answer in which nothing is found. */
export function graphqlRunner(entity: Entity, options: GraphqlSourceOptions<Row>) {
  return {
    /** Sends a document with those of the variables that it takes. */
    async run<Args extends readonly unknown[], Answer>(
      operation: Operation<Args, Answer>,
      args: Args,
      usual: object,
      signal: AbortSignal | undefined,
    ): Promise<unknown> {
      const { document, variables } = wholeOf(operation)
      const takes = variablesOf(document)
      const all = Object.entries({ ...usual, ...variables?.(...args) })
      const taken = all.filter(([name, value]) => takes.has(name) && value !== undefined)
      return graphqlCall(options, entity.fields, document, Object.fromEntries(taken), signal)
    },

    notFound: (method: string, sought: string): never =>
      fail(
        `graphqlSource(“${entity.name}”) did not find ${sought} in the answer to ${method}, so that nothing can be shown. Give data(…), which finds it.`,
      ),
  }
}
