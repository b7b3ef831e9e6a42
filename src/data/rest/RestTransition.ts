import type { Row } from '../Row'

export interface RestTransition {
  /** The path behind the address of the record, in which `{transition}` stands for the name. @default '/{transition}' */
  readonly path?: `/${string}` | undefined
  /** The names that transitions have at the server: `{ sendBack: 'send-back' }`. @default their own */
  readonly names?: Readonly<Record<string, string>> | undefined
  /** Makes the body of the request. @default the asked values alone */
  readonly write?: ((taken: RestTaken) => unknown) | undefined
}

/** A transition as it is sent. */
export interface RestTaken {
  /** Which transition, by the server's name. */
  readonly transition: string
  /** The state that it leads to. */
  readonly to: string
  /** The values asked of the person on the way, by the server's names. */
  readonly values: Row
}
