import type { ComponentType } from 'react'
import type { FormHost } from './FormHost'

/** A form library as its users write it: the same forms, each in the manner of its documentation. */
export interface FormEngine {
  readonly Account: ComponentType<EngineFormProps>
  readonly ActionAccount: ComponentType<EngineFormProps>
  readonly NamedText: ComponentType<NamedTextProps>
  /** Left out where the library has no lists. */
  readonly Guests?: ComponentType<EngineFormProps>
  /** Left out where the library has no field for numbers. */
  readonly Price?: ComponentType<EngineFormProps>
  /** Whether the library knows if a form has changed. */
  readonly knowsChanges: boolean
}

export interface EngineFormProps {
  host: FormHost
}

export interface NamedTextProps extends EngineFormProps {
  /** Each is the name of a field, as it is to be sent, and its label. */
  names: readonly string[]
}

export type EngineForm = Exclude<keyof FormEngine, 'knowsChanges'>

/** The values of an account at first. `since` cannot be changed, `code` is asked for only from those who were invited. */
export const account = { username: 'ana', remark: '', since: '2019', code: 'SPRING' }
export type AccountValues = typeof account

/** The values of the account that is sent with an action. */
export const actionAccount = { username: 'ana', country: 'Peru', news: false }
export type ActionValues = typeof actionAccount
export const countries = ['Peru', 'Chile', 'Bolivia']

export const guests = { guests: ['Ana', 'Ben', 'Cleo'] }

export const needsName = 'Enter a name'
export const needsUsername = 'Enter a user name'
export const unsaved = 'Unsaved changes'

/** The values in what an action is given. */
export function readAction(data: FormData): ActionValues {
  return {
    username: data.get('username') as string,
    country: data.get('country') as string,
    news: data.has('news'),
  }
}
