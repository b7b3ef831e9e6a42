import type { Id } from '../../spec/fields/FieldBase'
import type { ResendCall } from './ResendCode'
import type { AccountCall } from './useAccountForm'

/** The code that was entered. */
export interface CodeValues {
  readonly code: string
  readonly [name: string]: unknown
}

/** Nothing, or the id of the person who has signed in, so that another does not go on with the work. */
export type SignedIn = void | { readonly me: Id }

/** How a code is checked, and how it looks. */
export interface CodeCalls {
  /**
   * Checks the code. Throw a `ProblemError`: 401 or 422 says that it is not the right one, 410 that it is too old, 429 with
   * `retryAfter` that the next try has to wait.
   */
  verifyCode: AccountCall<CodeValues, SignedIn>
  /** Sends another code. Without it there is no such button. */
  resendCode?: ResendCall | undefined
  /** The seconds until another can be sent. @default 30 */
  resendAfter?: number | undefined
  /** How many characters the code has. @default 6 */
  length?: number | undefined
  /** The keyboard on a phone: for digits, or for letters as well. @default 'digits' */
  characters?: 'digits' | 'letters and digits' | undefined
}

/** A way to prove who one is beside the password. */
export type SecondFactorWay = {
  /** Tells it from the others. */
  readonly id: string
  /** Names it: "Code from your authenticator", "Security key". */
  readonly label: string
  /** Says what to do: where the code is to be found. */
  readonly description?: string | undefined
} & (
  | Readonly<CodeCalls>
  | {
      /** Asks for it: a security key, an answer on the phone. Throws when it does not come. */
      readonly confirm: (context: { readonly signal: AbortSignal }) => SignedIn | Promise<SignedIn>
    }
)
