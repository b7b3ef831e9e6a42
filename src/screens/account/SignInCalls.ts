import type { Id } from '../../spec/fields/FieldBase'
import type { CodeCalls, CodeValues, SecondFactorWay, SignedIn } from './SecondFactorWay'
import type { AccountCall } from './useAccountForm'
import type { PasskeyContext } from './usePasskey'

/** The name that people sign in by. */
export type SignInName = 'email' | 'username' | 'phone'

/** The name that was entered, and the values of further fields by their names. */
export type SignInNameValues<By extends SignInName = 'email'> = {
  readonly [name: string]: unknown
} & { readonly [Name in By]: string }

/** Values to sign in with a password, and those of further fields by their names. */
export type SignInValues<By extends SignInName = 'email'> = SignInNameValues<By> & {
  readonly password: string
}

/** Nothing when the person is signed in, or who it is, or that a second factor is asked for. */
export type SignInAnswer = SignedIn | { readonly next: 'code' }

/** How a code is sent to the person who signs in, and checked. */
export interface SentCodeCalls<By extends SignInName = 'email'> extends Pick<
  CodeCalls,
  'resendAfter' | 'length' | 'characters'
> {
  /**
   * Sends a code. Answer the same whether there is such an account or not; where it throws 404 all the same, the page says no
   * more than otherwise. It is called again for another code.
   */
  sendCode: (values: SignInNameValues<By>, context: { readonly signal: AbortSignal }) => void | Promise<void>
  /**
   * Checks the code that was sent to that name. Throw a `ProblemError`: 401 or 422 says that it is not the right one, 410 that it
   * is too old, 429 with `retryAfter` that the next try has to wait.
   */
  verifyCode: AccountCall<SignInNameValues<By> & CodeValues, SignedIn>
}

/** The calls by which a person signs in. One that is not given is a way that is not shown. */
export interface SignInCalls<By extends SignInName = 'email'> {
  /** The name that people sign in by, which is the name of that value as well. @default 'email' */
  signInBy?: By | undefined
  /**
   * Signs in. Throw a `ProblemError`: 401 says that the two do not belong together, 429 with `retryAfter` that the next try
   * has to wait, 422 with `issues` what to mend. Left out where `action` is a function.
   */
  signIn?: AccountCall<SignInValues<By>, SignInAnswer> | undefined
  /** A code is sent, and is all that is asked for. Beside `signIn` it is the other way, by a button; alone no password is asked for. */
  signInByCode?: SentCodeCalls<By> | undefined
  /**
   * Signs in with a passkey. Hand `signal` and `mediation` on to `navigator.credentials.get`: it is called when the page
   * comes, to wait in silence, and by a button. Without it, and where the browser knows none, there is no button.
   */
  signInWithPasskey?: ((context: PasskeyContext) => SignInAnswer | Promise<SignInAnswer>) | undefined
  /** The ways to prove who one is when a call answers `{ next: 'code' }`. The first is offered first. */
  secondFactor?: readonly SecondFactorWay[] | undefined
  /** Called when the person is signed in, with their id where the call told it: go on to where they wanted to be. */
  onSignedIn?: ((me?: Id) => void) | undefined
}
